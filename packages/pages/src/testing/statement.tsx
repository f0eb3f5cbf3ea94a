import { AccessibilityPage } from '../accessibility/AccessibilityPage.tsx';

/** An accessibility statement with one check of each kind. */
export const statement = (
  <AccessibilityPage
    title={['For all']}
    lead="Shade for everybody."
    aim={{ seal: ['WCAG', 'AA'], title: 'The aim', text: ['Level ground.'] }}
    checks={{
      title: 'The checks',
      text: ['We walk it.'],
      ways: [{ name: 'By hand', text: 'A walk.', tools: [{ text: 'Sticks', lang: 'en' }], day: 'In May' }],
    }}
    gaps={{ title: 'The gaps', lead: 'One root.', items: [{ text: 'A root crosses the path.' }] }}
    person={{
      title: 'Somebody',
      text: ['Ash answers.'],
      links: [{ href: 'mailto:ash@reid.example', label: 'Ash' }],
    }}
    evidence={{
      title: 'The proof',
      subject: 'What',
      checks: 'Criteria',
      groups: [
        {
          id: 'pages',
          title: 'Pages',
          subjects: [
            {
              id: 'path',
              name: { text: 'Path' },
              checks: [
                { name: 'By hand', criteria: '1.1.1', day: 'Again', again: true, note: { text: 'A root.' } },
                { name: 'By machine', criteria: '1.4.3', day: 'In May', again: false, note: null },
              ],
            },
          ],
        },
      ],
    }}
    file={{ href: '/all.json', label: 'Data' }}
  />
);
