import type { CampusPage } from '@tamarack-lowe/pages/campus';
import type { ConnectPage } from '@tamarack-lowe/pages/connect';
import type { EventsPage } from '@tamarack-lowe/pages/events';
import type { FrameFooter, FrameHeader, FrameLogo, FrameMenu, FrameNotice } from '@tamarack-lowe/pages/frame';
import type { IntroPage } from '@tamarack-lowe/pages/intro';
import type { MemberPage } from '@tamarack-lowe/pages/member';
import type { NotFoundPage } from '@tamarack-lowe/pages/not-found';
import type { ResourcePage } from '@tamarack-lowe/pages/resource';
import type { SlidesPage } from '@tamarack-lowe/pages/slides';
import type { StoryEnd, StoryPage } from '@tamarack-lowe/pages/story';
import type { ComponentProps, ComponentType } from 'react';
import * as v from 'valibot';

/** Props of each component of the kit that a config may replace. */
type PropsByName = {
  /** `path`: the address of the page. */
  head: { path: string };
  logo: ComponentProps<typeof FrameLogo>;
  header: ComponentProps<typeof FrameHeader>;
  menu: ComponentProps<typeof FrameMenu>;
  footer: ComponentProps<typeof FrameFooter>;
  notice: ComponentProps<typeof FrameNotice>;
  intro: ComponentProps<typeof IntroPage>;
  slides: ComponentProps<typeof SlidesPage>;
  story: ComponentProps<typeof StoryPage>;
  storyEnd: ComponentProps<typeof StoryEnd>;
  team: ComponentProps<typeof ConnectPage>;
  member: ComponentProps<typeof MemberPage>;
  campus: ComponentProps<typeof CampusPage>;
  resource: ComponentProps<typeof ResourcePage>;
  events: ComponentProps<typeof EventsPage>;
  notFound: ComponentProps<typeof NotFoundPage>;
};

/** Name of a component that a config may replace. */
export type ComponentName = keyof PropsByName;

/**
 * Props of a component that replaces one of the kit's: the same props, and the kit's component as `Default`, to wrap.
 *
 * @example export function Footer({ Default, ...rest }: CustomComponentProps<'footer'>) { … }
 */
export type CustomComponentProps<Name extends ComponentName> = PropsByName[Name] & {
  Default: ComponentType<PropsByName[Name]>;
};

/** Returns true for a React component. `memo` and `forwardRef` return objects. */
const isComponent = (value: unknown) =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

const component = <Name extends ComponentName>() =>
  v.optional(v.custom<ComponentType<CustomComponentProps<Name>>>(isComponent, 'Give a component.'));

/** Components that replace those of the kit, by name. */
export const componentsSchema = v.strictObject({
  /**
   * Title, description and other metadata of each page. Only wrap it: search engines read what it renders.
   * @example head: Head
   */
  head: component<'head'>(),
  /**
   * Logo in header and menu.
   * @example logo: Logo
   */
  logo: component<'logo'>(),
  /**
   * Header: logo, link home, corner buttons, languages and the button of the menu. Only wrap it: the button works before React does.
   * @example header: Header
   */
  header: component<'header'>(),
  /**
   * Dialog of the main menu. Only wrap it: it manages focus and keys.
   * @example menu: Menu
   */
  menu: component<'menu'>(),
  /**
   * Footer: copyright, privacy, accessibility and networks. Keep `FOOTER_ID` on its element: the first frame waits for it.
   * @example footer: Footer
   */
  footer: component<'footer'>(),
  /**
   * Cookie notice. Call `onAccept`.
   * @example notice: Notice
   */
  notice: component<'notice'>(),
  /**
   * First page.
   * @example intro: Intro
   */
  intro: component<'intro'>(),
  /**
   * Slides of a section. Only wrap it: presses work before React does.
   * @example slides: Slides
   */
  slides: component<'slides'>(),
  /**
   * Story in its layout, with its end.
   * @example story: Story
   */
  story: component<'story'>(),
  /**
   * End of a story: recruiter, links to share, related and next stories.
   * @example storyEnd: StoryEnd
   */
  storyEnd: component<'storyEnd'>(),
  /**
   * Talent team with its filters.
   * @example team: Team
   */
  team: component<'team'>(),
  /**
   * Page of a member of the team.
   * @example member: Member
   */
  member: component<'member'>(),
  /**
   * List of resources.
   * @example campus: Campus
   */
  campus: component<'campus'>(),
  /**
   * Page of a resource.
   * @example resource: Resource
   */
  resource: component<'resource'>(),
  /**
   * List of events with its filters.
   * @example events: Events
   */
  events: component<'events'>(),
  /**
   * Page of unknown addresses, with similar ones.
   * @example notFound: NotFound
   */
  notFound: component<'notFound'>(),
});

type Component = (props: never) => unknown;

/** Function that imports a component. The bundler makes a chunk of it. */
export const componentLoader = v.custom<() => Promise<Component | { default: Component }>>(
  (value) => typeof value === 'function',
  "Give a function that imports the component: () => import('./About.tsx').",
);
