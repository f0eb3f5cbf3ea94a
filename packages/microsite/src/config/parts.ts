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
import { isComponent } from './isComponent.ts';

/** Props of each part. */
type PartProps = {
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

/** The name of a part that a config may replace. */
export type PartName = keyof PartProps;

/** Props of a custom part: those of the part that it replaces, and that part as `Default`, to wrap it. */
export type OwnPartProps<Name extends PartName> = PartProps[Name] & {
  Default: ComponentType<PartProps[Name]>;
};

type OwnPart<Name extends PartName> = ComponentType<OwnPartProps<Name>>;

const part = <Name extends PartName>() =>
  v.optional(v.custom<OwnPart<Name>>(isComponent, 'Give a component.'));

/** Parts of a site's own, by the names of those that they replace. */
export const partsSchema = v.strictObject({
  head: part<'head'>(),
  logo: part<'logo'>(),
  header: part<'header'>(),
  menu: part<'menu'>(),
  footer: part<'footer'>(),
  notice: part<'notice'>(),
  intro: part<'intro'>(),
  slides: part<'slides'>(),
  story: part<'story'>(),
  storyEnd: part<'storyEnd'>(),
  team: part<'team'>(),
  member: part<'member'>(),
  campus: part<'campus'>(),
  resource: part<'resource'>(),
  events: part<'events'>(),
  notFound: part<'notFound'>(),
});
