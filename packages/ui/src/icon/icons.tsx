import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../mergeProps.ts';

// Paths from Lucide (ISC licence), marks of networks from Simple Icons (CC0), see NOTICE.md. Functions, not a table: a bundler
// keeps only those in use.

/** Opens a section. */
export function PlusIcon(props: IconProps) {
  return <Outline {...props} d="M5 12h14m-7-7v14" />;
}

/** Closes what is open. */
export function CloseIcon(props: IconProps) {
  return <Outline {...props} d="M18 6 6 18M6 6l12 12" />;
}

/** Captions of a film. */
export function CaptionsIcon(props: IconProps) {
  return (
    <Outline
      {...props}
      d="M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2ZM7 15h4m4 0h2M7 11h2m4 0h4"
    />
  );
}

/** Hint or error, next to text. */
export function InfoIcon(props: IconProps) {
  return <Outline {...props} d="M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0Zm-10 4v-4m0-4h.01" />;
}

/** A list without dates. */
export function CalendarXIcon(props: IconProps) {
  return (
    <Outline
      {...props}
      d="M8 2v3m8-3v3M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2ZM3 9h18m-7 4-4 4m0-4 4 4"
    />
  );
}

/** Reload. */
export function RefreshIcon(props: IconProps) {
  return (
    <Outline
      {...props}
      d="M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8m0-5v5h-5m5 4a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16m5 0H3v5"
    />
  );
}

/** Offline. */
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

/** Back, previous. */
export function ArrowLeftIcon(props: IconProps) {
  return <Outline {...props} directional d="m12 19-7-7 7-7M19 12H5" />;
}

/** On, next. */
export function ArrowRightIcon(props: IconProps) {
  return <Outline {...props} directional d="M5 12h14m-7-7 7 7-7 7" />;
}

/** Back to top. */
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

/** Previous picture. */
export function ChevronLeftIcon(props: IconProps) {
  return <Outline {...props} directional d="m15 18-6-6 6-6" />;
}

/** Next picture. */
export function ChevronRightIcon(props: IconProps) {
  return <Outline {...props} directional d="m9 18 6-6-6-6" />;
}

/** The mark of Instagram. */
export function InstagramIcon(props: IconProps) {
  return (
    <Outline
      {...props}
      filled
      d="M7.03.08c-1.28.06-2.15.26-2.91.56-.79.31-1.46.72-2.12 1.39-.67.67-1.07 1.34-1.38 2.13-.3.76-.5 1.64-.55 2.91-.06 1.28-.07 1.69-.06 4.95.01 3.26.02 3.67.08 4.95.06 1.28.26 2.15.56 2.91.31.79.72 1.46 1.39 2.12.67.67 1.34 1.07 2.13 1.38.76.29 1.64.5 2.91.55 1.28.06 1.69.07 4.95.06 3.26-.01 3.67-.02 4.95-.08 1.28-.06 2.15-.27 2.91-.56.79-.31 1.46-.72 2.12-1.39.67-.67 1.07-1.34 1.38-2.13.3-.76.5-1.64.55-2.91.06-1.28.07-1.69.06-4.95-.01-3.26-.02-3.67-.08-4.95-.06-1.28-.26-2.15-.56-2.91-.31-.79-.72-1.46-1.39-2.12C21.3 1.33 20.63.92 19.84.62 19.07.32 18.2.12 16.92.06 15.65.01 15.24-.01 11.98 0 8.72.01 8.31.02 7.03.08m.14 21.69c-1.17-.05-1.81-.25-2.23-.41-.56-.22-.96-.48-1.38-.9-.42-.42-.68-.82-.9-1.38-.16-.42-.36-1.06-.42-2.23-.06-1.26-.07-1.64-.08-4.85-.01-3.2.01-3.58.06-4.85.05-1.17.25-1.8.41-2.23.22-.56.48-.96.9-1.38.42-.42.82-.68 1.38-.9.42-.17 1.06-.36 2.23-.42 1.27-.06 1.64-.07 4.85-.08 3.2-.01 3.58.01 4.85.06 1.17.05 1.81.24 2.23.41.56.22.96.48 1.38.9.42.42.68.82.9 1.38.17.42.36 1.06.42 2.23.06 1.27.07 1.65.08 4.85.01 3.2-.01 3.58-.06 4.85-.05 1.17-.24 1.81-.41 2.23-.22.56-.48.96-.9 1.38-.42.42-.82.68-1.38.9-.42.16-1.06.36-2.23.42-1.27.06-1.64.07-4.85.08-3.2.01-3.58-.01-4.85-.06M16.95 5.59A1.44 1.44 0 1 0 18.39 4.14a1.44 1.44 0 0 0-1.44 1.44M5.84 12.01c.01 3.4 2.77 6.16 6.17 6.15 3.4-.01 6.16-2.77 6.15-6.17-.01-3.4-2.77-6.16-6.17-6.15-3.4.01-6.16 2.77-6.15 6.17M8 12.01a4 4 0 1 1 4.01 3.99A4 4 0 0 1 8 12.01"
    />
  );
}

/** The mark of Facebook. */
export function FacebookIcon(props: IconProps) {
  return (
    <Outline
      {...props}
      filled
      d="M9.101 23.691v-7.98H6.627v-3.667h2.474v-1.58c0-4.085 1.848-5.978 5.858-5.978.401 0 .955.042 1.468.103a8.68 8.68 0 0 1 1.141.195v3.325a8.623 8.623 0 0 0-.653-.036 26.805 26.805 0 0 0-.733-.009c-.707 0-1.259.096-1.675.309a1.686 1.686 0 0 0-.679.622c-.258.42-.374.995-.374 1.752v1.297h3.919l-.386 2.103-.287 1.564h-3.246v8.245C19.396 23.238 24 18.179 24 12.044c0-6.627-5.373-12-12-12s-12 5.373-12 12c0 5.628 3.874 10.35 9.101 11.647Z"
    />
  );
}

/** The letters "in", drawn for this kit, for LinkedIn. */
export function LinkedInIcon(props: IconProps) {
  return (
    <Outline
      {...props}
      filled
      d="M5.3 2.6a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6ZM3.3 8.8h4V21h-4V8.8Zm6.5 0h3.8v1.7c.6-1.1 2-2 3.900-2 3.600 0 4.500 2.300 4.500 5.400V21h-4v-6.300c0-1.500-.1-3-2-3-1.800 0-2.200 1.400-2.200 2.900V21h-4V8.8Z"
    />
  );
}

/** The mark of TikTok. */
export function TikTokIcon(props: IconProps) {
  return (
    <Outline
      {...props}
      filled
      d="M12.525.02c1.31-.02 2.61-.01 3.91-.02.08 1.53.63 3.09 1.75 4.17 1.12 1.11 2.7 1.62 4.24 1.79v4.03c-1.44-.05-2.89-.35-4.2-.97-.57-.26-1.1-.59-1.62-.93-.01 2.92.01 5.84-.02 8.75-.08 1.4-.54 2.79-1.35 3.94-1.31 1.92-3.58 3.17-5.91 3.21-1.43.08-2.86-.31-4.08-1.03-2.02-1.19-3.44-3.37-3.65-5.71-.02-.5-.03-1-.01-1.49.18-1.9 1.12-3.72 2.58-4.96 1.66-1.44 3.98-2.13 6.15-1.72.02 1.48-.04 2.96-.04 4.44-.99-.32-2.15-.23-3.02.37-.63.41-1.11 1.04-1.36 1.75-.21.51-.15 1.07-.14 1.61.24 1.64 1.82 3.02 3.5 2.87 1.12-.01 2.19-.66 2.77-1.61.19-.33.4-.67.41-1.06.1-1.79.06-3.57.07-5.36.01-4.03-.01-8.05.02-12.07z"
    />
  );
}

/** Props of `FileIcon`, besides the attributes of its `svg`. */
export type FileIconProps = IconProps & {
  /** Address of a symbol of 24 by 24 in a file, `/marks.svg#instagram`. */
  href: string;
};

/** A filled icon from a file, so that its path is in no page and no script. Renders an `svg`. */
export function FileIcon({ href, size = 24, className, ...rest }: FileIconProps) {
  return (
    <svg
      width={size}
      height={size}
      aria-hidden="true"
      {...rest}
      className={classNames('gt-icon', 'gt-icon--filled', className)}
    >
      <use href={href} />
    </svg>
  );
}

/** Props of `Icon`, besides the attributes of its `svg`. */
export type IconProps = Omit<ComponentPropsWithRef<'svg'>, 'children' | 'd'> & {
  /** Width and height in px. Default 24. */
  size?: number;
};

type OutlineProps = IconProps & {
  /** Path on a board of 24 by 24. */
  d: string;
  /** Filled marks have no stroke. Default false. */
  filled?: boolean;
  /** Points in the reading direction: mirrored in right-to-left text. Default false. */
  directional?: boolean;
};

/** Base of every icon: decoration, in the colour of the text beside it. Renders an `svg`. */
function Outline({ d, size = 24, filled, directional, className, ...rest }: OutlineProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      {...rest}
      className={classNames(
        'gt-icon',
        filled && 'gt-icon--filled',
        directional && 'gt-icon--directional',
        className,
      )}
    >
      <path d={d} />
    </svg>
  );
}
