import type { CampusPage } from '../../../../packages/microsite/src/table/campus/load.server.ts';
import type { ConnectPage } from '../../../../packages/microsite/src/table/connect/load.server.ts';
import type { PackedEventsPage } from '../../../../packages/microsite/src/table/events/load.server.ts';
import type { IntroPage } from '../../../../packages/microsite/src/table/intro/load.server.ts';
import type { MemberPage } from '../../../../packages/microsite/src/table/member/load.server.ts';
import type { ResourcePage } from '../../../../packages/microsite/src/table/resource/load.server.ts';
import type { SlidesPage } from '../../../../packages/microsite/src/table/slides/load.server.ts';
import type { StoryPageData } from '../../../../packages/microsite/src/table/story/load.server.ts';

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
