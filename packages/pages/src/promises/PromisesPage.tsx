import { TextLink } from '@tamarack-lowe/ui/link';
import { useLink } from '../context/PagesProvider.tsx';
import type { PageAddress } from '../data.ts';
import { StaticPage } from '../static/StaticPage.tsx';

/** A check as the page shows it. */
export type CheckData = {
  /** "Checked on October 31, 2026", or that it is being made again. */
  words: string;
  /** The day until which it holds, in words; null once it has lapsed. */
  until: string | null;
  lapsed: boolean;
};

/** A promise with its last check. */
export type PromiseData = {
  id: string;
  promise: string;
  measure: string;
  /** Result of the last check; null once it has lapsed, and where none was noted. */
  found: string | null;
  by: string;
  /** What holds until the next check; null while the last one holds. */
  lapsed: string | null;
  check: CheckData;
};

/** Sentences about machines in a step, each below a label, in their order on the page. */
const MACHINE_ROWS = ['does', 'decides', 'ground', 'person'] as const;

/** What machines do in a step. */
export type MachineData = Record<(typeof MACHINE_ROWS)[number], string> & {
  id: string;
  name: string;
  check: CheckData;
};

/** A law about postings and candidates. */
type LawData = {
  title: string;
  text: readonly string[];
  duties: readonly { name: string; text: string; ours: string }[];
  /** Labels of the text of a duty, and of what the firm does. */
  says: string;
  does: string;
  source: string;
  read: string;
};

/** Data of the page. */
export type PromisesPageData = {
  /** One line of the headline each. */
  title: readonly string[];
  lead: string;
  promises: readonly PromiseData[];
  machines: { title: string; lead: string; by: string; steps: readonly MachineData[] };
  law: LawData | null;
  labels: Readonly<Record<'measure' | 'found' | 'checkedBy' | (typeof MACHINE_ROWS)[number], string>>;
  /** The page of hiring in time; null on a site without it. */
  hiring: PageAddress | null;
};

/** Props of the page. */
export type PromisesPageProps = PromisesPageData & {
  /** The same records as JSON; null where no file was built. */
  file: PageAddress | null;
};

/** All promises with their last checks, what machines do at each step, and a law that asks for it. */
export function PromisesPage({
  title,
  lead,
  promises,
  machines,
  law,
  labels,
  hiring,
  file,
}: PromisesPageProps) {
  const Link = useLink();
  return (
    <StaticPage className="promises-page" seed={2.9}>
      <header>
        <h1 tabIndex={-1}>
          {title.map((line) => (
            <span key={line}>{`${line} `}</span>
          ))}
        </h1>
        <p className="gt-lead static-page__lead">{lead}</p>
      </header>
      <ol className="promises__list">
        {promises.map(({ id, promise, measure, found, by, lapsed, check }) => (
          <li key={id} id={id}>
            <CheckSeal {...check} />
            <div>
              <h2>{promise}</h2>
              {lapsed !== null && <p className="promises__lapsed">{lapsed}</p>}
              <dl>
                <Row label={labels.measure} text={measure} />
                {found !== null && <Row label={labels.found} text={found} />}
                <Row label={labels.checkedBy} text={by} />
              </dl>
            </div>
          </li>
        ))}
      </ol>
      <section className="promises__machines" aria-labelledby="machines">
        <h2 id="machines">{machines.title}</h2>
        <p className="gt-lead">{machines.lead}</p>
        <ol>
          {machines.steps.map(({ id, name, check, ...sentences }) => (
            <li key={id}>
              <h3>{name}</h3>
              <dl>
                {MACHINE_ROWS.map((row) => (
                  <Row key={row} label={labels[row]} text={sentences[row]} />
                ))}
              </dl>
              <p className="gt-small">{check.words}</p>
            </li>
          ))}
        </ol>
        <dl>
          <Row label={labels.checkedBy} text={machines.by} />
        </dl>
      </section>
      {law && <Law {...law} />}
      <p className="promises__on">
        {hiring && (
          <TextLink href={hiring.href} linkAs={Link} arrow="on">
            {hiring.label}
          </TextLink>
        )}
        {file && <TextLink href={file.href}>{file.label}</TextLink>}
      </p>
    </StaticPage>
  );
}

/** The day of a check in a ring, like the date of an event; a dotted ring while it is being made again. */
function CheckSeal({ words, until, lapsed }: CheckData) {
  return (
    <p className="promises__seal" data-lapsed={lapsed || undefined}>
      <b>{words}</b>
      {until !== null && <small>{until}</small>}
    </p>
  );
}

function Row({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  );
}

/** A law: what it asks for, and what the firm does. */
function Law({ title, text, duties, says, does, source, read }: LawData) {
  return (
    <section className="promises__law" aria-labelledby="law">
      <h2 id="law">{title}</h2>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <ul>
        {duties.map(({ name, text: duty, ours }) => (
          <li key={name}>
            <h3>{name}</h3>
            <dl>
              <Row label={says} text={duty} />
              <Row label={does} text={ours} />
            </dl>
          </li>
        ))}
      </ul>
      <p className="gt-small">
        <span>{source}</span>
        <span>{read}</span>
      </p>
    </section>
  );
}
