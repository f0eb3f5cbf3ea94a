export type { Colleague, TeamCard } from '../table/connect/load.server.ts';
export type { MemberPage } from '../table/member/load.server.ts';
