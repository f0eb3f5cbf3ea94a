import { type IconProps, Outline } from './Outline.tsx';

// Paths from Lucide (ISC licence), see NOTICE.md. Functions, not a table: a bundler keeps only those in use.

/** Back, previous. */
export function ArrowLeftIcon(props: IconProps) {
  return <Outline {...props} directional d="m12 19-7-7 7-7M19 12H5" />;
}

/** On, next. */
export function ArrowRightIcon(props: IconProps) {
  return <Outline {...props} directional d="M5 12h14m-7-7 7 7-7 7" />;
}

/** To the top. */
export function ArrowUpIcon(props: IconProps) {
  return <Outline {...props} d="m5 12 7-7 7 7m-7 7V5" />;
}

/** Leaves the site or opens a tab. */
export function ArrowUpRightIcon(props: IconProps) {
  return <Outline {...props} directional d="M7 7h10v10M7 17 17 7" />;
}

/** Opens a list below. */
export function ChevronDownIcon(props: IconProps) {
  return <Outline {...props} d="m6 9 6 6 6-6" />;
}

/** Previous of a few. */
export function ChevronLeftIcon(props: IconProps) {
  return <Outline {...props} directional d="m15 18-6-6 6-6" />;
}

/** Next of a few. */
export function ChevronRightIcon(props: IconProps) {
  return <Outline {...props} directional d="m9 18 6-6-6-6" />;
}
