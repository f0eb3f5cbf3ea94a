import { campusServer } from './campus/campus.server.ts';
import { connectServer } from './connect/connect.server.ts';
import { eventsServer } from './events/events.server.ts';
import { introServer } from './intro/intro.server.ts';
import { memberServer } from './member/member.server.ts';
import { notFoundServer } from './not-found/not-found.server.ts';
import type { PageKindServer } from './PageKindServer.ts';
import { resourceServer } from './resource/resource.server.ts';
import { slidesServer } from './slides/slides.server.ts';
import { storyServer } from './story/story.server.ts';

/** Every kind of page, as the build knows it: what is drawn, listed, shared and told is asked of this list alone. */
export const KINDS: readonly PageKindServer<unknown>[] = [
  introServer,
  slidesServer,
  storyServer,
  connectServer,
  memberServer,
  campusServer,
  eventsServer,
  resourceServer,
  notFoundServer,
];
