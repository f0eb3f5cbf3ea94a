import { FoundationPage } from './FoundationPage.tsx';

/** Every role of type with words of the length it is meant for. */
const ROLES = [
  ['display-xxl', 'Nobody grows alone.', 'The headline of the intro'],
  ['display-xl', 'Discover a Place to Belong', 'Slide and page titles'],
  ['display-l', 'A man at the door handed me his coat.', 'Story titles'],
  ['heading-m', 'What helped', 'Section titles'],
  ['heading-s', 'Amara Osei', 'Names, subtitles, event titles'],
  ['quote', '“That was wrong. What would you like to happen now?”', 'Quotes'],
  ['input', 'Amélie', 'First name'],
  ['lead', 'Come as you are. Stay because you’re known.', 'Header lines'],
  [
    'body',
    'Your first team is about nine people. By the second Friday they know how you take your coffee.',
    'Body',
  ],
  ['ui', 'Learn How We Recruit', 'Buttons, tags, labels'],
  ['small', 'Campus Lead, Toronto', 'Captions, footer'],
] as const;

const FRENCH = 'Forêt, gîte, œuvre, naïveté, L’Haÿ-les-Roses, « ça va! »';

function Type() {
  return (
    <FoundationPage
      title="Type"
      lead="Piazzolla looks cut with a knife; Anek Latin is compact, so French fits. Sizes flow from a phone to a desktop."
    >
      <dl className="storybook-type">
        {ROLES.map(([role, words, use]) => (
          <div key={role}>
            <dt className="gt-small">
              <code>gt-{role}</code>: {use}
            </dt>
            <dd className={`gt-${role}`}>{words}</dd>
          </div>
        ))}
      </dl>
      <section className="storybook-section">
        <h2>French</h2>
        <p className="gt-display-l" lang="fr-CA">
          {FRENCH}
        </p>
        <p className="gt-body" lang="fr-CA">
          {FRENCH}
        </p>
      </section>
    </FoundationPage>
  );
}

export default { title: 'Foundations/Type', parameters: { layout: 'fullscreen' }, render: Type };

export const Default = {};
export const Twice = { globals: { textSize: '200' } };
export const OtherBrand = { globals: { brand: 'alder-finch' } };
