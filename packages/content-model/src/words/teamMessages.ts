/** The talent team and its members. Labels by key, with the values that their words ask for. */
export const teamMessages = {
  /** What the address calls the filters, one after the other: region, school, whom somebody recruits. */
  teamParams: [],
  connectTitle: [],
  connectLead: [],
  connectListLabel: [],
  connectRegion: [],
  connectAllRegions: [],
  connectSchool: [],
  connectAllSchools: [],
  connectFor: [],
  connectForAll: [],
  connectCountAll: ['total'],
  connectCount: ['shown', 'total'],
  connectNone: [],
  connectClear: [],
  memberClosing: [],
  /** Of who looks after every type of visitor. */
  memberRecruitsAll: [],
  memberIn: ['job', 'city'],
  memberProfileOn: ['name'],
  memberSchoolsLead: ['name'],
  memberNext: [],
  memberPrevious: [],
  nextMemberOf: ['name'],
  previousMemberOf: ['name'],
  memberNavigation: [],
} as const satisfies Record<string, readonly string[]>;
