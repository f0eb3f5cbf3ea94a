import type { Paths } from '@tamarack-lowe/content-model';
import { plainPath } from '@tamarack-lowe/content-model/internal/addresses';
import { accessibility } from './accessibility/route.ts';
import { campus } from './campus/route.ts';
import { connect } from './connect/route.ts';
import { CUSTOM_ROUTES } from './custom/route.ts';
import { events } from './events/route.ts';
import { form } from './form/route.ts';
import { hiring } from './hiring/route.ts';
import { intro } from './intro/route.ts';
import { member } from './member/route.ts';
import { notFound } from './not-found/route.ts';
import { offline } from './offline/route.ts';
import { pack } from './pack/route.ts';
import { pathway } from './pathway/route.ts';
import { promises } from './promises/route.ts';
import { resource } from './resource/route.ts';
import type { Route } from './route.ts';
import { slides } from './slides/route.ts';
import { stories } from './stories/route.ts';
import { story } from './story/route.ts';
import { yours } from './yours/route.ts';

/** Every route. The first that matches an address renders it. */
export const ROUTES: readonly Route[] = [
  intro,
  slides,
  story,
  connect,
  member,
  campus,
  events,
  resource,
  ...(import.meta.env.ACCESSIBILITY ? [accessibility] : []),
  ...(import.meta.env.HIRING ? [hiring, promises] : []),
  ...(import.meta.env.PATHWAY ? [pathway] : []),
  ...(import.meta.env.FORMS ? [form] : []),
  ...(import.meta.env.STORIES ? [stories] : []),
  ...(import.meta.env.PACK ? [pack] : []),
  ...(import.meta.env.YOURS ? [yours] : []),
  ...CUSTOM_ROUTES,
  ...(import.meta.env.OFFLINE ? [offline] : []),
  notFound,
];

/** Finds the route of an address. The content may still have nothing there: `load` then returns null. */
export function matchRoute(paths: Pick<Paths, 'read'>, path: string): Route {
  const match = paths.read(path);
  return ROUTES.find(({ matches }) => matches(match, plainPath(path))) ?? notFound;
}
