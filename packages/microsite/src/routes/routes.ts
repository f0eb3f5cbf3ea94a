import { campus } from './campus/route.ts';
import { connect } from './connect/route.ts';
import { events } from './events/route.ts';
import { intro } from './intro/route.ts';
import { member } from './member/route.ts';
import { notFound } from './not-found/route.ts';
import { offline } from './offline/route.ts';
import { OWN_KINDS } from './custom/route.ts';
import type { PageKind } from './route.ts';
import { resource } from './resource/route.ts';
import { slides } from './slides/route.ts';
import { story } from './story/route.ts';

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
