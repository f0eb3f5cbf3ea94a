export type { Colleague, TeamCard } from '../../../../packages/microsite/src/table/connect/load.server.ts';
export type { MemberPage } from '../../../../packages/microsite/src/table/member/load.server.ts';
