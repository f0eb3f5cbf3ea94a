import {
  ArrowLeftIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  ArrowUpRightIcon,
  CalendarXIcon,
  CaptionsIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  CloseIcon,
  DownloadIcon,
  FacebookIcon,
  type IconProps,
  InfoIcon,
  InstagramIcon,
  LinkedInIcon,
  MenuIcon,
  PlayIcon,
  PlusIcon,
  RefreshIcon,
  TikTokIcon,
  WifiOffIcon,
} from './icons.tsx';

export * from './icons.tsx';

const ICONS = {
  'arrow-left': ArrowLeftIcon,
  'arrow-right': ArrowRightIcon,
  'arrow-up': ArrowUpIcon,
  'arrow-up-right': ArrowUpRightIcon,
  'chevron-down': ChevronDownIcon,
  'chevron-left': ChevronLeftIcon,
  'chevron-right': ChevronRightIcon,
  plus: PlusIcon,
  close: CloseIcon,
  captions: CaptionsIcon,
  info: InfoIcon,
  'calendar-x': CalendarXIcon,
  refresh: RefreshIcon,
  'wifi-off': WifiOffIcon,
  download: DownloadIcon,
  play: PlayIcon,
  menu: MenuIcon,
  instagram: InstagramIcon,
  facebook: FacebookIcon,
  linkedin: LinkedInIcon,
  tiktok: TikTokIcon,
};

/** Every icon by name, in kebab-case. */
export type IconName = keyof typeof ICONS;

/**
 * An icon by a name from data. If the name is known, import the icon itself (`ArrowRightIcon`), so that a bundler drops the
 * others. Renders an `svg`, hidden from assistive technology.
 */
export function Icon({ name, ...rest }: IconProps & { name: IconName }) {
  const Drawing = ICONS[name];
  return <Drawing {...rest} />;
}
