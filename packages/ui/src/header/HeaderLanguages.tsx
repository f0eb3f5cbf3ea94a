/** The page that somebody is on, in another language. */
export type HeaderLanguage = {
  /** Its tag, BCP 47. */
  language: string;
  /** What it calls itself: "Français". */
  name: string;
  href: string;
};

/**
 * A link to each other language, in that language; the narrowest windows show its tag, "FR". Plain links: what is said
 * around the page changes with it, so that all of it is loaded anew. Renders a `div`.
 */
export function HeaderLanguages({ languages }: { languages: readonly HeaderLanguage[] }) {
  return (
    <div className="gt-header__languages">
      {languages.map(({ language, name, href }) => {
        const tag = language.split('-')[0]?.toUpperCase();
        return (
          <a key={language} href={href} hrefLang={language} lang={language}>
            <span className="gt-header__language">{name}</span>
            <span className="gt-header__tag">{` ${tag}`}</span>
          </a>
        );
      })}
    </div>
  );
}
