import '@tamarack-lowe/ui/styles.css';
import { earlyScript } from '@tamarack-lowe/ui/early';
import './visitors.css';

const early = earlyScript({
  key: 'visitor',
  choices: {
    student: { 'data-as': 'student', 'data-gt-ground': 'dawn' },
    experienced: { 'data-as': 'experienced', 'data-gt-ground': 'dusk' },
  },
});

export default function Layout({ children }) {
  return (
    <html lang="en" data-as="student" data-gt-ground="dawn" suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: early }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
