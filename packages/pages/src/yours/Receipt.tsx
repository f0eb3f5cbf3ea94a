import { useId } from 'react';
import { formatNumber } from '../context/localeFormat.ts';
import { useWords } from '../context/PagesProvider.tsx';
import {
  type HostReceipt,
  type RequestSum,
  receiptOf,
  thirdPartyCount,
  type VisitRequest,
} from './receipt.ts';
import { sizeWords, type YoursWords } from './yoursWords.ts';

/** Props of the receipt. */
export type ReceiptProps = {
  /** Requests of this visit, in their order; null until scripts have read them. */
  requests: readonly VisitRequest[] | null;
  /** Time from which requests are counted, in words. */
  since: string;
  /** Number of requests that the browser did not record, because its list was full. */
  dropped: number;
  /** Number of files that the service worker fetched for reading offline; pages cannot see its requests. */
  workerFiles: number;
  say: YoursWords;
};

const HOSTS = { site: 'yoursHost', firm: 'yoursFirmHost', third: 'yoursThirdHost' } as const;

const KINDS = {
  page: 'yoursKindPage',
  picture: 'yoursKindPicture',
  script: 'yoursKindScript',
  style: 'yoursKindStyle',
  data: 'yoursKindData',
  film: 'yoursKindFilm',
  frame: 'yoursKindFrame',
  other: 'yoursKindOther',
} as const;

/** Every request of the visit, by host and kind, and the number of those to third parties, as the browser recorded them. */
export function Receipt({ requests, since, dropped, workerFiles, say }: ReceiptProps) {
  const id = useId();
  const { language } = useWords();
  const number = (count: number) => formatNumber(count, language);
  return (
    <section className="yours__receipt" aria-labelledby={id}>
      <h2 id={id}>{say('yoursReceipt')}</h2>
      <noscript>
        <p>{say('yoursReceiptNoScript')}</p>
      </noscript>
      {requests && (
        <>
          <p>{say('yoursReceiptLead', { time: since })}</p>
          <div className="yours__counted">
            <ThirdParties count={thirdPartyCount(requests)} say={say} />
            <div className="yours__slips">
              {receiptOf(requests).map((receipt) => (
                <Slip key={receipt.host} {...receipt} say={say} />
              ))}
              {dropped > 0 && <p className="yours__note">{say('yoursFull', { count: number(dropped) })}</p>}
              {requests.some(({ kind, owner }) => kind === 'frame' && owner === 'third') && (
                <p className="yours__note">{say('yoursFrames')}</p>
              )}
              {workerFiles > 0 && (
                <p className="gt-small">{say('yoursWorker', { count: number(workerFiles) })}</p>
              )}
            </div>
          </div>
        </>
      )}
    </section>
  );
}

/** The number of requests to third parties, in a ring. */
function ThirdParties({ count, say }: { count: number; say: YoursWords }) {
  const { language } = useWords();
  const isOne = new Intl.PluralRules(language).select(count) === 'one';
  return (
    <p className="yours__third" data-some={count > 0 ? '' : undefined}>
      <b>{`${formatNumber(count, language)} `}</b>
      <span>{say(isOne ? 'yoursThird' : 'yoursThirds')}</span>
    </p>
  );
}

/** The requests to one host: a row for each kind, and a closed list of every address. */
function Slip({ host, owner, kinds, total, addresses, say }: HostReceipt & { say: YoursWords }) {
  const { language } = useWords();
  const cells = ({ count, bytes, isKnown }: RequestSum) => (
    <>
      <td>{formatNumber(count, language)}</td>
      <td>{sizeOf({ bytes, isKnown }, language, say)}</td>
    </>
  );
  return (
    <div className="yours__slip" data-owner={owner}>
      <table>
        <caption>{say(HOSTS[owner], { host })}</caption>
        <thead>
          <tr>
            <th scope="col">{say('yoursKind')}</th>
            <th scope="col">{say('yoursRequests')}</th>
            <th scope="col">{say('yoursSize')}</th>
          </tr>
        </thead>
        <tbody>
          {kinds.map(({ kind, ...sum }) => (
            <tr key={kind}>
              <th scope="row">{say(KINDS[kind])}</th>
              {cells(sum)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say('yoursTotal')}</th>
            {cells(total)}
          </tr>
        </tfoot>
      </table>
      <details>
        <summary>{say('yoursAddresses')}</summary>
        <ol>
          {addresses.map((address) => (
            <li key={address}>{address}</li>
          ))}
        </ol>
      </details>
    </div>
  );
}

/** "8.4 kB"; "8.4 kB or more" if the browser does not know the size of each request. */
function sizeOf({ bytes, isKnown }: Omit<RequestSum, 'count'>, language: string, say: YoursWords): string {
  if (!isKnown && bytes === 0) return say('yoursUnknown');
  const size = sizeWords(bytes, language);
  return isKnown ? size : say('yoursAtLeast', { size });
}
