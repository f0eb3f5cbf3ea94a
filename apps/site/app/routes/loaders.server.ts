import type { CampusPage } from '../table/campus/load.server.ts';
import type { ConnectPage } from '../table/connect/load.server.ts';
import type { PackedEventsPage } from '../table/events/load.server.ts';
import type { IntroPage } from '../table/intro/load.server.ts';
import type { MemberPage } from '../table/member/load.server.ts';
import type { ResourcePage } from '../table/resource/load.server.ts';
import type { SlidesPage } from '../table/slides/load.server.ts';
import type { StoryPageData } from '../table/story/load.server.ts';

type PageData = {
  intro: IntroPage;
  discover: SlidesPage;
  recruit: SlidesPage;
  story: StoryPageData;
  connect: ConnectPage;
  member: MemberPage;
  campus: CampusPage;
  events: PackedEventsPage;
  resource: ResourcePage;
};

/** What the page of a route is drawn from. */
export type DataOf<Id extends keyof PageData> = PageData[Id];
