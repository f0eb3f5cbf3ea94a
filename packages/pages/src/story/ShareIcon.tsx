/** An arrow that leaves a tray. Path from Lucide (ISC licence). Decoration beside words. */
export function ShareIcon() {
  return (
    <svg className="gt-icon" viewBox="0 0 24 24" width={20} height={20} aria-hidden="true">
      <path d="M12 2v13m4-9-4-4-4 4M4 12v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8" />
    </svg>
  );
}
