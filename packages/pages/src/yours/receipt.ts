/** Kinds of requests, in their order on the receipt. */
export const REQUEST_KINDS = [
  'page',
  'picture',
  'script',
  'style',
  'data',
  'film',
  'frame',
  'other',
] as const;

export type RequestKind = (typeof REQUEST_KINDS)[number];

/** Owner of the host that responded: the site, the firm, or a third party. */
export type HostOwner = 'site' | 'firm' | 'third';

/** A request of this visit as the browser reports it. */
export type VisitRequest = {
  /** Whole address. */
  address: string;
  kind: RequestKind;
  owner: HostOwner;
  /** Bytes that came over the network, 0 from the cache of the browser; null where the browser does not say. */
  bytes: number | null;
};

/** Number and size of requests; `isKnown` is false when the size of one is missing. */
export type RequestSum = { count: number; bytes: number; isKnown: boolean };

/** Requests to one host, by kind. */
export type HostReceipt = {
  host: string;
  owner: HostOwner;
  kinds: (RequestSum & { kind: RequestKind })[];
  total: RequestSum;
  /** Each address once. */
  addresses: string[];
};

/** Groups requests by host, those of the site first and third parties last, and by kind. */
export function receiptOf(requests: readonly VisitRequest[]): HostReceipt[] {
  const hostOf = ({ address }: VisitRequest) => new URL(address).host;
  const owners: readonly HostOwner[] = ['site', 'firm', 'third'];
  return [...new Set(requests.map(hostOf))]
    .map((host) => ({ host, made: requests.filter((request) => hostOf(request) === host) }))
    .map(({ host, made }) => ({
      host,
      owner: made[0]?.owner ?? 'third',
      kinds: REQUEST_KINDS.flatMap((kind) => {
        const ofKind = made.filter((request) => request.kind === kind);
        return ofKind.length === 0 ? [] : { kind, ...sumOf(ofKind) };
      }),
      total: sumOf(made),
      addresses: [...new Set(made.map(({ address }) => address))],
    }))
    .sort((a, b) => owners.indexOf(a.owner) - owners.indexOf(b.owner));
}

function sumOf(requests: readonly VisitRequest[]): RequestSum {
  return {
    count: requests.length,
    bytes: requests.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0),
    isKnown: requests.every(({ bytes }) => bytes !== null),
  };
}

/** Counts the requests to third parties. */
export const thirdPartyCount = (requests: readonly VisitRequest[]): number =>
  requests.filter(({ owner }) => owner === 'third').length;
