import { type IconProps, Outline } from './Outline.tsx';

// Paths from Lucide (ISC licence), see NOTICE.md. Functions, not a table: a bundler keeps only those in use.

/** Opens a part. */
export function PlusIcon(props: IconProps) {
  return <Outline {...props} d="M5 12h14m-7-7v14" />;
}

/** Closes what is open. */
export function CloseIcon(props: IconProps) {
  return <Outline {...props} d="M18 6 6 18M6 6l12 12" />;
}

/** Words of a film. */
export function CaptionsIcon(props: IconProps) {
  return (
    <Outline
      {...props}
      d="M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2ZM7 15h4m4 0h2M7 11h2m4 0h4"
    />
  );
}

/** A hint or a mistake, next to words. */
export function InfoIcon(props: IconProps) {
  return <Outline {...props} d="M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0Zm-10 4v-4m0-4h.01" />;
}

/** Nothing on these days. */
export function CalendarXIcon(props: IconProps) {
  return (
    <Outline
      {...props}
      d="M8 2v3m8-3v3M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2ZM3 9h18m-7 4-4 4m0-4 4 4"
    />
  );
}

/** Fetches again. */
export function RefreshIcon(props: IconProps) {
  return (
    <Outline
      {...props}
      d="M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8m0-5v5h-5m5 4a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16m5 0H3v5"
    />
  );
}

/** No connection. */
export function WifiOffIcon(props: IconProps) {
  return (
    <Outline
      {...props}
      d="M12 20h.01M8.5 16.429a5 5 0 0 1 7 0M5 12.859a10 10 0 0 1 5.17-2.69M19 12.859a10 10 0 0 0-2.007-1.523M2 8.82a15 15 0 0 1 4.177-2.643M22 8.82a15 15 0 0 0-11.288-3.764M2 2l20 20"
    />
  );
}

/** Saves a file. */
export function DownloadIcon(props: IconProps) {
  return <Outline {...props} d="M12 15V3m9 12v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4m4-5 5 5 5-5" />;
}

/** Starts a film: a solid triangle that points to the right in every script, as on every player. */
export function PlayIcon(props: IconProps) {
  return (
    <Outline
      {...props}
      filled
      d="M7 4.2v15.6c0 .8.9 1.3 1.6.8l11.1-7.7a1 1 0 0 0 0-1.7L8.6 3.4c-.7-.5-1.6 0-1.6.8Z"
    />
  );
}

/** Opens the menu: two bars, the lower one shifted 4 px, like rings that lean. */
export function MenuIcon(props: IconProps) {
  return <Outline {...props} directional d="M4 8.5h16M8 15.5h12" />;
}
