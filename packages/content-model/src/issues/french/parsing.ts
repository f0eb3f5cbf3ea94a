import type { PARSING as ENGLISH } from '../english/parsing.ts';

/** Messages of parsers about a file, in French. */
export const PARSING: Readonly<Record<keyof typeof ENGLISH, string>> = {
  at: '{where} : {message}',
  didYouMean: 'Vouliez-vous dire « {near} »?',
  field: '« {name} »',
  entryOf: "l'élément {number} de « {list} »",
  entry: "l'élément {number}",
  wholeFile: 'ce fichier',

  // Shapes of fields.
  text: '{field} doit être un texte entre guillemets droits.',
  emptyText: '{field} est vide. Écrivez son texte.',
  tooShort: '{field} doit avoir au moins {bound} caractères. Il y en a {count}.',
  tooLong: '{field} doit avoir au plus {bound} caractères. Il y en a {count}.',
  lines: '{field} doit être une ligne de texte ou une liste de lignes.',
  list: '{field} doit être une liste entre crochets.',
  emptyList: "{field} doit être une liste d'au moins un élément.",
  tooFew: '{field} doit avoir au moins {bound} éléments. Il y en a {count}.',
  tooMany: '{field} doit avoir au plus {bound} éléments. Il y en a {count}.',
  fields: '{field} doit être fait de champs entre accolades.',
  number: '{field} doit être un nombre, sans guillemets.',
  wholeNumber: '{field} doit être un nombre entier.',
  least: "{field} doit être d'au moins {bound}.",
  most: "{field} doit être d'au plus {bound}.",
  trueOrFalse: '{field} doit être true ou false, sans guillemets.',
  oneOf: "{field} doit être l'une de ces valeurs : {known}.",
  unknownWord: "« {word} » n'est pas l'une de ces valeurs : {known}.",
  firmWord: '{field} doit être un mot de taxonomy.json.',
  unknownFirmWord: "« {word} » n'est pas dans taxonomy.json. Vérifiez l'orthographe, ou ajoutez-le.",
  startsWith: '{field} doit commencer par « {bound} ».',
  otherShape: '{field} doit avoir la forme {known}.',
  slug: "{field} ne doit avoir que des minuscules sans accent, des chiffres et des traits d'union.",
  assetKey: '{field} doit nommer une image, comme « people/Prenom_Nom » ou « scenes/nom-papier ».',
  href: '{field} doit commencer par « / », « https:// », « mailto: » ou « tel: ».',
  path: '{field} doit être une adresse du site, qui commence par « / ».',
  email: '{field} doit être une adresse de courriel, comme « ash@example.com ».',
  url: '{field} doit être une adresse complète, comme « https://example.com/ ».',
  day: '{field} doit être un jour, écrit « AAAA-MM-JJ ».',
  month: '{field} doit être un mois, écrit « AAAA-MM ».',
  noSuchDay: "{field} doit être un jour du calendrier. Celui-ci n'existe pas.",
  colour: '{field} doit être une couleur, écrite « #rrggbb ».',
  byVisitorType:
    '{field} doit être une valeur pour tous les visiteurs, ou une pour chaque type de visiteur, entre accolades.',
  labelNeedsDate: '{field} doit contenir « date » entre accolades, que les pages remplacent par un jour.',
  labelNeedsDay: '{field} doit contenir « day » entre accolades, que les pages remplacent par un nombre.',
  labelNeedsValues:
    '{field} doit garder tous les mots entre accolades, que les pages remplacent par des valeurs.',
  country: '{field} doit être un pays en deux majuscules, comme « CA ».',
  timeZone: '{field} doit être un fuseau horaire connu, comme « America/Lima ».',
  languageTag: '{field} doit être une langue, comme « de » ou « de-CH ».',
  sceneFile: '{field} doit être un fichier, comme « scenes/nom-papier.svg ».',
  textOrBlock: '{field} doit être un texte entre guillemets droits, ou un bloc entre accolades.',
  circles: '{field} doit avoir au moins trois cercles, ou aucun.',
  circleTarget:
    '{field} doit nommer un récit (« id » : son identifiant) ou un film (« id » : « play », et « video » : son numéro).',
  filmNumber: 'Un cercle qui joue un film a besoin de « video » : le numéro du film.',
  twoPortraits: "L'anneau montre deux personnes : nommez deux portraits entre crochets.",
  firmPlaceholder:
    "La seule valeur à remplir que {field} peut avoir est celle de la firme. Les visiteurs liraient d'autres accolades : retirez-les.",
  storyFor: "{field} doit nommer au moins un type de visiteur. Sans « for », le récit s'adresse à tous.",
  recruits:
    '{field} doit nommer au moins un type de visiteur. Sans « recruits », cette personne les recrute tous.',
  topics: "{field} doit avoir au moins un thème. Sans « topics », un récit peut avoir n'importe quel thème.",
  topicTwice: 'Un thème est deux fois dans cette liste. Gardez-en un.',
  idTwice: 'Deux éléments ont le même « id ». Gardez-en un.',
  slugTwice: 'Deux éléments ont le même « slug » : ils partageraient une adresse. Changez-en un.',
  visitorTypes: 'Il y a au plus trois types de visiteur. Retirez-en un.',
  documentLists:
    '{field} doit nommer au moins une ressource du campus, parce que le document en imprime les listes.',
  blockTypeTaken:
    'Ce type de bloc existe déjà. Choisissez un autre nom. Pour montrer le bloc existant à votre façon, nommez-le dans « blocks » de la configuration.',
  blockSchema: '{field} doit être un schéma de valibot, fait avec v.object().',

  // Missing and unknown fields.
  missing: '« {key} » manque. Ajoutez « {key} ».',
  missingPictureAlt:
    "cette image n'a pas de description. Les personnes qui ne la voient pas la manqueront. Ajoutez « alt ».",
  missingFilmAlt:
    "ce film n'a pas de description. Les personnes qui ne le voient pas le manqueront. Ajoutez « alt ».",
  missingSummary:
    "il n'y a pas de résumé. Les résultats de recherche et les cartes de partage ne montreraient rien. Ajoutez « summary ».",
  missingUpdated:
    'le jour du dernier changement manque. Les moteurs de recherche le demandent. Ajoutez « updated ».',
  missingMedia: "il n'y a pas d'image. Ajoutez « media ».",
  missingAuthor: "il n'y a pas d'auteur. Ajoutez « author ».",
  missingType: "ce bloc n'a pas de type. Ajoutez « type ».",
  unknownKey: "« {key} » n'est pas connu ici. Vérifiez l'orthographe, ou retirez-le.",
  unreadableValue: 'ceci ne peut pas être lu ({reason}).',

  // Bodies and facts.
  emptyBlock: 'ce bloc est vide. Écrivez le paragraphe, ou retirez le bloc.',
  brokenHtml: 'ce code HTML est brisé ({code}). Fermez chaque balise ouverte.',
  tagNotAllowed: "{tag} n'est pas permis ici. Utilisez seulement {allowed}, ou un bloc typé.",
  comment: 'un commentaire',
  tagNotClosed: "<{tag}> n'est jamais fermé. Ajoutez </{tag}> là où il finit.",
  attributeNotAllowed:
    "« {name} » n'est pas permis dans <{tag}>. Retirez-le : le site décide de l'apparence.",
  unknownFact: "il n'y a pas de fait {fact}. Les visiteurs liraient les accolades.",
  addFact: 'Ajoutez-le à facts.json, ou écrivez-le en toutes lettres.',

  // Encoding of files, and damaged text.
  unreadEncoding:
    'ce fichier est enregistré en {encoding}, que les navigateurs et les outils ne lisent pas. Ouvrez-le dans un éditeur, et enregistrez-le en UTF-8.',
  cutEncoding:
    'ce fichier est enregistré en {encoding}, et il en manque une partie. Ouvrez-le dans un éditeur, et enregistrez-le en UTF-8.',
  notText: "ce n'est pas un fichier texte, malgré son nom. Remettez le texte.",
  notUtf8: "ce fichier n'est pas enregistré en UTF-8, et les visiteurs liraient « {word} ».",
  looksLike: 'Il semble être en {encoding}, où ceci est « {meant} ».',
  openAs: 'Ouvrez-le en {encoding}, et enregistrez-le en UTF-8.',
  mixedEncoding: 'Le reste du fichier est en UTF-8 : écrivez ici « {meant} », et enregistrez-le en UTF-8.',
  unknownEncoding:
    "Un ancien programme l'a enregistré dans son propre encodage. Ouvrez-le dans ce programme, et enregistrez-le en UTF-8.",
  moreLines: '({count} de plus dans ce fichier, à ces lignes : {lines})',
  mergeMark:
    "« {mark} » est une marque de conflit de git : ce fichier a deux versions, et personne n'a choisi. Gardez ce qui est juste dans les deux, et retirez les lignes de marques (<<<<<<<, =======, >>>>>>>).",
  garbled: "« {word} » est de l'UTF-8 lu comme {encoding}.",
  probablyMeant: "C'était probablement « {meant} » : écrivez cela.",
  nothingMeant: "C'était probablement invisible avant : retirez-le.",
  lostLetterToo: 'Une lettre a été perdue aussi : écrivez le mot à nouveau.',
  questionMark:
    "« {word} » a un point d'interrogation à l'intérieur : une lettre a probablement été perdue à l'enregistrement. Écrivez le mot à nouveau, ou une espace après le point d'interrogation.",
  lostLetter:
    '« {word} » a perdu une lettre (U+FFFD) : le fichier a été ouvert ou enregistré une fois dans le mauvais encodage.',
  writeAgain: 'Écrivez le mot à nouveau.',
  windowsSign: '« {word} » contient {code}, qui est « {sign} » de Windows-1252 lu comme Latin-1.',
  halfCharacter: '« {word} » contient {code}, un demi-caractère. Écrivez à nouveau le caractère entier.',
  oddLineBreak:
    '« {word} » contient {code}, un saut de ligne que seuls certains programmes connaissent. Écrivez plutôt une espace ou un saut de ligne ordinaire.',
  controlCharacter: "« {word} » contient {code}, un caractère de commande qu'aucune page ne peut montrer.",
  privateCharacter:
    "« {word} » contient {code}, un caractère qu'une seule police possède : les visiteurs verraient une case vide. Écrivez-en un autre, comme « • », ou retirez-le.",
  lostPicture: "« {word} » contient {code}, là où une image n'a pas été collée.",
  invisible:
    '« {word} » contient {code}, {name}. Personne ne le voit, et une recherche ne trouve pas le mot.',
  direction:
    "« {word} » contient {code}, {name}. Personne ne la voit, et elle change l'ordre des lettres voisines.",
  softHyphen: "un trait d'union conditionnel",
  zeroWidth: 'un caractère sans largeur',
  directionMark: 'une marque de sens de lecture',
  byteOrderMark: "une marque d'ordre des octets, qui va au début des fichiers",
  invisibleCharacter: 'un caractère invisible',
  takeOut: 'Retirez-le.',
  takeOutOf: 'Retirez-le : « {clean} ».',

  // JSON.
  keyTwice:
    "« {key} » est ici une seconde fois, et la première est à la ligne {line}. L'une des deux serait perdue sans avertissement. Gardez la bonne.",
  similarKeys:
    "« {key} » et « {first} » de la ligne {line} ne diffèrent que par les majuscules, et l'une des deux ne servirait à rien. Gardez la bonne.",
  emptyFile: 'ce fichier est vide. Remettez son texte.',
  notJson: "ce n'est plus du JSON.",
  curlyQuote: 'Les guillemets de JSON sont droits : écrivez " au lieu de {sign}.',
  commaTooMany: 'Il y a une virgule de trop avant ceci.',
  commaExpected: 'Il manque une virgule avant ceci.',
  colonExpected: 'Il manque un deux-points avant ceci.',
  keyExpected: 'Il faut ici une clé entre guillemets droits.',
  valueExpected: 'Il faut ici un texte, un nombre, une liste ou un objet.',
  braceNotClosed: "Une accolade n'est pas fermée. Fermez-la là où l'objet finit.",
  bracketNotClosed: "Un crochet n'est pas fermé. Fermez-le là où la liste finit.",
  textAfterEnd:
    'Le fichier finit avant ceci. Retirez le reste, ou cherchez une accolade ou un crochet de trop.',
  noComments: "JSON n'a pas de commentaires. Retirez-le.",
  textNotClosed: 'Un texte commence ici, et son guillemet manque à la fin de la ligne.',
  unicodeEscape:
    "Après \\u viennent quatre chiffres d'un caractère, comme \\u00e9. Écrivez le caractère lui-même.",
  unknownEscape: 'JSON ne connaît pas cette barre oblique inverse. Écrivez-en deux pour une.',
  controlInText:
    'Un texte contient une tabulation ou un autre caractère de commande. Écrivez une espace, ou \\n pour une nouvelle ligne.',
  lookBefore: 'Cherchez une virgule, un crochet ou un guillemet qui manque juste avant.',

  // Drawings.
  brokenDrawing:
    "ce n'est plus un dessin ({reason}). Enregistrez-le à nouveau avec le programme qui l'a dessiné.",
  drawingCopies:
    'ses éléments <use> font {count} copies de formes, et la construction prendrait des secondes pour chaque taille; {most} sont permises. Dessinez-en moins, ou enregistrez le dessin comme photo.',
  drawingRatio:
    "il a {width} de large et {height} de haut, et aucune page n'a de place de cette forme. Son viewBox peut être au plus {wide} fois plus large que haut, et {high} fois plus haut que large.",
  brokenPicture:
    "cette image ne se lit pas ({reason}). Enregistrez-la de nouveau dans un logiciel d'images, en JPEG, en WebP ou en AVIF, avec {most} millions de pixels au plus.",
  drawingEncoding:
    'il dit encoding="{encoding}", mais il est enregistré en UTF-8 : les navigateurs brouilleraient ses lettres. Écrivez encoding="UTF-8".',
  drawingEntities:
    'ce DOCTYPE déclare des entités, qui peuvent mettre un autre texte dans le dessin. Écrivez leur texte là où elles servent, et retirez le DOCTYPE.',
  drawingDoctype:
    "ce DOCTYPE nomme un fichier d'un autre endroit, et aucun navigateur n'en a besoin. Retirez-le.",
  drawingInstruction: "{part} demande une feuille de style ou un programme d'un autre endroit. Retirez-le.",
  drawingWebPart:
    '{part} fait partie des pages Web, pas des dessins. Retirez-le, et dessinez ce qui est montré.',
  drawingRuns:
    "{part} s'exécuterait dans le navigateur de chaque visiteur. Retirez-le : un dessin ne fait que montrer.",
  drawingEmbeds:
    "{part} montre ce qui n'est pas un dessin, et peut exécuter ou charger n'importe quoi. Retirez-le, et dessinez ce qui est montré.",
  drawingBase: '{part} mène toutes les références ailleurs. Retirez-le.',
  drawingChanges:
    '{part} change « {attribute} », ce qui peut mener ailleurs ou exécuter du code. Retirez-le.',
  drawingOutside:
    '{part} renvoie à quelque chose hors du dessin : cela manquerait, et son serveur saurait qui visite le site. Mettez-le dans le dessin, ou retirez-le.',

  // Files of a content folder.
  missingFile: '{file} manque, et le site ne peut pas se faire sans ce fichier. Remettez-le.',
  sourceLanguage:
    'Il y a des libellés en {languages}, mais brand.json ne dit pas dans quelle langue sont les fichiers dont le nom n\'en a pas. Ajoutez ceci à brand.json : "language": "{language}"',
  noTranslationFile:
    "{file} manque : la page n'aurait pas de texte dans cette langue. Écrivez-le à côté de la source. La commande « microsite content coverage » dresse la liste de ce qui manque.",
  translationFields: 'la source a des champs ici. Écrivez les mêmes, entre accolades.',
  translationOnly: "la source n'a pas de texte ici. Retirez-le, ou écrivez-le aussi dans la source.",
  translationText: 'ceci doit être un texte entre guillemets droits.',
  translationLength:
    'la source a {there} ici, la traduction {here}. Écrivez-en un pour chacun, dans le même ordre.',
  entries: '{count} éléments',
  noList: 'aucune liste',
  otherName: "c'est « {name} » dans la source. Gardez l'ordre de la source.",
  sourceOnly: '« {field} » ne va que dans la source. Retirez-le ici.',
  storyIsFile:
    "c'est un fichier, et chaque récit est un dossier : aucun visiteur ne le trouverait. Déplacez-le dans le dossier d'un récit, ou retirez-le.",
  noStoryFile:
    "il n'y a pas de story.json dans ce dossier : aucun visiteur ne trouverait le récit. Ajoutez-en un (« microsite content new » fait le dossier et le fichier), ou retirez le dossier.",
  labelFile: 'ce fichier doit être fait de champs entre accolades, un texte par clé.',
  emptyLabel: "ce libellé n'a pas de texte : un bouton serait vide. Écrivez-le entre guillemets droits.",
  metadataList: 'ce fichier doit être une liste entre crochets.',
  describedTwice:
    "« {key} » est déjà décrit à l'élément {first}, et l'un des deux ne servirait à rien. Gardez le bon.",
  noFilm:
    "il n'y a pas de film « {key} » : rien ne jouerait. Vérifiez l'orthographe, ou décrivez le film dans content/films/films.json.",
  noFilmFile: 'le fichier du film « {key} » manque : rien ne jouerait. Mettez {file} dans content/films.',
  noPicture:
    "il n'y a pas d'image « {key} » : sa place resterait vide. Vérifiez l'orthographe, ou mettez un dessin (.svg) ou une photo de ce nom dans content/pictures.",
  blocksUnreadable: "ce fichier ne peut pas être lu ({reason}). Corrigez-le, ou installez ce qu'il importe.",
  blockField: "son schéma n'a pas de « {field} ». Vérifiez l'orthographe.",
  blockFieldTwice:
    '« {field} » veut dire autre chose dans un autre bloc, et les traductions ne pourraient pas les distinguer. Renommez-le, ou écrivez les mêmes « words » pour les deux.',
  noResource:
    "il n'y a pas de ressource « {slug} » : sa page serait vide. Vérifiez l'orthographe, ou retirez-la.",
  noLists:
    "la liste à cocher imprime les listes de cette ressource, qui n'en a aucune. Ajoutez une bullet-list ou une arrow-list, ou retirez « {slug} » du document.",
  sheetTooLong:
    'La page « {page} » de « {title} » dépasse la feuille de {points} pt. Raccourcissez ses listes.',
  fileNameTwice:
    'ce nom et {other} ne diffèrent que par les majuscules, et certains ordinateurs les confondent. Gardez le bon.',
  photographTwice: '{other} est une photo du même nom, et une seule des deux est montrée. Gardez la bonne.',
  blocksTwice: "seul {other} est lu, et ce fichier ne sert à rien. Gardez l'un des deux.",
  fileEnding: "un fichier qui finit par {ending} n'est pas lu. Appelez-le {name}.",
  otherStoryFile:
    "ce fichier n'est pas lu : le texte d'un récit est dans {files}. Mettez-y ce qu'il a de juste, et retirez-le.",
};
