import { TextLink } from '@tamarack-lowe/ui/link';
import type { ReactNode } from 'react';
import type { PageAddress } from '../data.ts';
import { StaticPage } from '../static/StaticPage.tsx';

/** A text. `lang` is set if its language is not that of the page. */
export type SpokenText = { text: string; lang?: string | undefined };

/** A way to check, and the day it was last used. */
export type WayData = {
  /** Method: by machine, with a screen reader, or by hand. */
  name: string;
  text: string;
  /** Programs with their versions. */
  tools: readonly SpokenText[];
  /** "Checked on November 27, 2026". */
  day: string;
};

/** Checks of a component or a route. */
export type SubjectData = {
  id: string;
  name: SpokenText;
  checks: readonly {
    name: string;
    /** Success criteria of WCAG, in one text. */
    criteria: string;
    /** The day, or that it is being checked again. */
    day: string;
    again: boolean;
    note: SpokenText | null;
  }[];
};

/** Data of the page. */
export type AccessibilityPageData = {
  /** One line of the headline each. */
  title: readonly string[];
  lead: string;
  aim: { seal: readonly string[]; title: string; text: readonly string[] };
  checks: { title: string; text: readonly string[]; ways: readonly WayData[] };
  gaps: { title: string; lead: string; items: readonly SpokenText[] };
  person: { title: string; text: readonly string[]; links: readonly PageAddress[] };
  evidence: {
    title: string;
    subject: string;
    checks: string;
    groups: readonly { id: string; title: string; subjects: readonly SubjectData[] }[];
  };
};

/** Props of the page. */
export type AccessibilityPageProps = AccessibilityPageData & {
  /** The same evidence as JSON; null where no file was built. */
  file: PageAddress | null;
};

/** The accessibility statement of a firm: its aim, its checks, known gaps, the evidence in tables, and a person to contact. */
export function AccessibilityPage(props: AccessibilityPageProps) {
  const { title, lead, aim, checks, gaps, person, evidence, file } = props;
  return (
    <StaticPage className="accessibility-page" seed={5.3}>
      <header>
        <h1 tabIndex={-1}>
          {title.map((line) => (
            <span key={line}>{`${line} `}</span>
          ))}
        </h1>
        <p className="gt-lead static-page__lead">{lead}</p>
      </header>
      <div className="accessibility__aim">
        <p className="accessibility__seal">
          <b>
            {aim.seal.map((line) => (
              <span key={line}>{`${line} `}</span>
            ))}
          </b>
        </p>
        <Part id="aim" title={aim.title} text={aim.text} />
      </div>
      <Part id="checks" title={checks.title} text={checks.text}>
        <ul className="accessibility__ways">
          {checks.ways.map(({ name, text, tools, day }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
              <p className="gt-small">
                {tools.map((tool) => (
                  <Spoken key={tool.text} {...tool} />
                ))}
                <span>{day}</span>
              </p>
            </li>
          ))}
        </ul>
      </Part>
      <Part id="gaps" title={gaps.title} text={[gaps.lead]}>
        <ul className="accessibility__gaps">
          {gaps.items.map((item) => (
            <li key={item.text}>
              <Spoken {...item} />
            </li>
          ))}
        </ul>
      </Part>
      <Part id="evidence" title={evidence.title} text={[]}>
        {evidence.groups.map(({ id, title: name, subjects }) => (
          <details key={id} className="accessibility__evidence">
            <summary>{name}</summary>
            <table>
              <thead>
                <tr>
                  <th scope="col">{evidence.subject}</th>
                  <th scope="col">{evidence.checks}</th>
                </tr>
              </thead>
              <tbody>
                {subjects.map((subject) => (
                  <SubjectRow key={subject.id} {...subject} />
                ))}
              </tbody>
            </table>
          </details>
        ))}
        {file && (
          <p className="accessibility__file">
            <TextLink href={file.href}>{file.label}</TextLink>
          </p>
        )}
      </Part>
      <Part id="person" title={person.title} text={person.text}>
        <p className="accessibility__person">
          {person.links.map(({ href, label }) => (
            <TextLink key={href} href={href}>
              {label}
            </TextLink>
          ))}
        </p>
      </Part>
    </StaticPage>
  );
}

type PartProps = { id: string; title: string; text: readonly string[]; children?: ReactNode };

function Part({ id, title, text, children }: PartProps) {
  return (
    <section className="accessibility__part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {children}
    </section>
  );
}

function Spoken({ text, lang }: SpokenText) {
  return <span lang={lang}>{text}</span>;
}

function SubjectRow({ name, checks }: SubjectData) {
  return (
    <tr>
      <th scope="row">
        <Spoken {...name} />
      </th>
      <td>
        <ul>
          {checks.map((check) => (
            <li key={check.name} data-again={check.again || undefined}>
              <span>{`${check.name} `}</span>
              <b>{check.criteria}</b>
              <span>{` ${check.day}`}</span>
              {check.note && (
                <p>
                  <Spoken {...check.note} />
                </p>
              )}
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
}
