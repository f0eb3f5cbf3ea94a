/** Three rotating rings beside text while content loads. Decorative. Renders an `svg`. */
export function RingSpinner({ size = 20 }: { size?: number }) {
  return (
    <svg className="gt-ring-spinner" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d="M12.7 9.9a3 3 0 1 1-2.9 2.9 3 3 0 0 1 2.9-2.9M11.5 6.2a6.5 6.5 0 1 0 7 7.3M13.4 2.3a9.7 9.7 0 0 1 8.3 8.6" />
    </svg>
  );
}
