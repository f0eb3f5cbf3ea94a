import { Hint, Notice } from './Notice.tsx';

export default { title: 'Messages/Notice', component: Notice };

export const Default = {
  args: {
    label: 'Cookies',
    buttonLabel: 'Get it!',
    onAccept: () => {},
    children: (
      <>
        Tamarack Lowe uses cookies to monitor the performance of this website and improve user experience.{' '}
        <a href="#privacy">Privacy policy</a>
      </>
    ),
  },
};
export const French = {
  args: {
    label: 'Témoins',
    buttonLabel: 'Compris!',
    onAccept: () => {},
    children:
      'Tamarack Lowe utilise des témoins pour suivre le fonctionnement de ce site et améliorer l’expérience des personnes qui le visitent.',
  },
};
export const QuietLine = {
  render: () => (
    <Hint lang="fr" label="Langue de cette page" closeLabel="Fermer" onClose={() => {}}>
      <a href="#fr" hrefLang="fr">
        Cette page existe en français
      </a>
    </Hint>
  ),
};
export const QuietLineOnNight = {
  render: () => <div data-gt-scheme="night">{QuietLine.render()}</div>,
};
