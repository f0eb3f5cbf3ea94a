/**
 * Calls that do nothing but make something, as the bundler writes them in what imports React whole: it drops those whose
 * result nobody uses. So goes what React Router makes for modes that are not ours, 3.5 kB of every visit.
 */
export const PURE_CALLS = ['import_react.memo', 'import_react.createContext'];
