import '@tamarack-lowe/ui/styles.css';
import './visitors.css';

// The recipe of the README of ui: what a visitor chose before is there at the first paint.
const beforeFirstPaint = `try {
  if (localStorage.getItem('visitor') === 'experienced')
    Object.assign(document.documentElement.dataset, { as: 'experienced', gtScheme: 'dusk' });
} catch {}`;

export default function Layout({ children }) {
  return (
    <html lang="en" data-as="student" data-gt-scheme="dawn" suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: beforeFirstPaint }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
