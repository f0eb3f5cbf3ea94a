/** Names of files and folders that systems, editors and archives leave behind; capital letters do not matter. */
const SYSTEM_NAMES = new RegExp(
  [
    // macOS: Finder, copies on disks of other systems, archives, Spotlight, Trash.
    '\\.ds_store|\\._.*|__macosx|icon\\r|\\.appledouble|\\.lsoverride|\\.spotlight-v100|\\.trashes|\\.fseventsd|\\.temporaryitems',
    // Windows: Explorer, the bin, Office while a file is open.
    'thumbs\\.db(?::encryptable)?|ehthumbs(?:_vista)?\\.db|desktop\\.ini|\\$recycle\\.bin|system volume information|~\\$.*',
    // Network drives and synchronised folders.
    '@eadir|@tmp|#recycle|#snapshot|lost\\+found|\\.nfs.*|\\.dropbox(?:\\.attr|\\.cache)?',
    // Lock files and backups of editors: Vim, Emacs, nano, LibreOffice, KDE.
    '.*\\.sw[op]|.*~|#.*#|\\.#.*|\\.~lock\\..*#|\\.directory',
    // Version control.
    '\\.git(?:attributes|ignore|keep|modules)?|\\.svn|\\.hg',
  ]
    .map((names) => `^(?:${names})$`)
    .join('|'),
  'i',
);

/** Returns true for a file or folder that a system, an editor or an archive left behind: it is no content. */
export const isSystemFile = (name: string): boolean => SYSTEM_NAMES.test(name);
