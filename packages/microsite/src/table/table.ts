import { campus } from './campus/campus.ts';
import { connect } from './connect/connect.ts';
import { events } from './events/events.ts';
import { intro } from './intro/intro.ts';
import { member } from './member/member.ts';
import { notFound } from './not-found/notFound.ts';
import { offline } from './offline/offline.ts';
import { OWN_KINDS } from './own/ownKinds.ts';
import type { PageKind } from './PageKind.ts';
import { resource } from './resource/resource.ts';
import { slides } from './slides/slides.ts';
import { story } from './story/story.ts';

/** Every kind of page. The first that matches an address renders it. */
export const TABLE: readonly PageKind[] = [
  intro,
  slides,
  story,
  connect,
  member,
  campus,
  events,
  resource,
  ...OWN_KINDS,
  ...(import.meta.env.OFFLINE ? [offline] : []),
  notFound,
];
