import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../mergeProps.ts';

// Paths from Lucide (ISC licence), see NOTICE.md. Functions, not a table: a bundler keeps only those in use.

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

/** No dates. */
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

// Paths from Lucide (ISC licence), see NOTICE.md. Functions, not a table: a bundler keeps only those in use.

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

/** Previous of a few. */
export function ChevronLeftIcon(props: IconProps) {
  return <Outline {...props} directional d="m15 18-6-6 6-6" />;
}

/** Next of a few. */
export function ChevronRightIcon(props: IconProps) {
  return <Outline {...props} directional d="m9 18 6-6-6-6" />;
}

/** Props of `FileIcon`, besides the attributes of its `svg`. */
export type FileIconProps = IconProps & {
  /** Address of a symbol of 24 by 24 in a file, `/marks.svg#instagram`. */
  href: string;
};

/** A filled icon from a file, so that neither pages nor scripts carry its path. Renders an `svg`. */
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
  /** Points in the reading direction, so it is mirrored where text runs from right to left. Default false. */
  directional?: boolean;
};

/** Base of every icon: decoration, in the colour of the text beside it. Renders an `svg`. */
export function Outline({ d, size = 24, filled, directional, className, ...rest }: OutlineProps) {
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
