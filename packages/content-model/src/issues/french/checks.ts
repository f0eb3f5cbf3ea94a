import type { CHECKS as ENGLISH } from '../english/checks.ts';

/** Messages of content check and commands, in French. */
export const CHECKS: Readonly<Record<keyof typeof ENGLISH, string>> = {
  // Addresses and links.
  firstPage: "la page d'accueil",
  addressTwice:
    "l'adresse {path} est aussi celle de {other}, et les visiteurs n'en verraient qu'une. Donnez une autre adresse à l'une des deux.",
  slideAddressTwice:
    "l'adresse {path} est aussi celle d'une autre diapositive ({other}), et les visiteurs n'en verraient qu'une. Donnez une autre adresse à l'une des deux.",
  otherAddress:
    'la page qui est à {there} dans la source est à {here} dans ce fichier et à {other} dans {file} : un lien ne mènerait certains visiteurs nulle part. Écrivez une seule adresse.',
  brokenLink: "le lien « {href} » ne mène à aucune page du site. Vérifiez l'adresse.",
  redirectLoop: "cette redirection tourne en rond et ne mène nulle part. Donnez-lui l'adresse d'une page.",
  brokenNeighbour:
    "« {field} » nomme le récit « {slug} », qui n'existe pas dans {section}. Corrigez l'identifiant, ou ajoutez-le à « oldReferences » dans brand.json.",
  brokenOldReference:
    "« {before} » devrait maintenant désigner « {now} », mais ce récit n'existe pas. Nommez un récit qui existe.",

  // Circles and sequences.
  noFilmNumber:
    "il n'y a pas de film numéro {number} : rien ne jouerait. Ajoutez-le à « plays » dans brand.json.",
  noCircleStory:
    "il n'y a pas de récit « {slug} » dans {section} : ce cercle mènerait à une page d'erreur. Vérifiez l'identifiant.",
  notForType:
    "« {slug} » ne s'adresse pas aux visiteurs de type {type}. Choisissez un autre récit, ou ajoutez « {type} » à son champ « for ».",
  singleInGroup:
    'ce cercle montre le groupe « {topic} », mais « {slug} » est un récit à part. La photo changerait de sujet. Choisissez un récit du groupe.',
  otherTopic:
    'ce cercle montre le groupe « {topic} », mais « {slug} » a pour thème « {other} ». La photo changerait de sujet. Choisissez un récit du groupe.',
  circlePicture:
    "« {key} » n'apparaît pas là où mène ce cercle : la photo se changerait en une autre. Choisissez l'une de celles-ci : {allowed}.",
  pictureNamed: "l'image « {name} »",
  storyNamed: 'le récit « {name} »',
  groupNamed: 'le groupe « {name} »',
  circleTwice:
    "{what} est déjà dans cet ensemble ({first}) : les visiteurs verraient deux fois le même visage. Montrez un autre récit. Ceux-ci n'ont pas de cercle : {names}.",
  pictureTwice:
    "l'image « {key} » est déjà dans cet ensemble ({first}) : les visiteurs la verraient deux fois. Montrez une autre image. Celles-ci n'ont pas de cercle : {keys}.",
  pictureTooMany:
    "l'image « {key} » est déjà dans cet ensemble ({first}) : les visiteurs la verraient deux fois. Il ne reste aucune autre image : retirez ce cercle.",
  noChoice:
    "le thème « {topic} » a moins de deux auteurs pour les visiteurs de type {type} : il n'y a rien à choisir. Ajoutez un récit d'une autre personne.",
  emptySection:
    "il n'y a aucun récit pour les visiteurs de type {type} : la section serait vide. Écrivez-en un.",
  oneWay:
    '« next » mène à « {next} », mais « previous » ne ramène pas les visiteurs de type {type}. Vérifiez « nav » dans les deux récits.',
  neverReached:
    '« next » ne mène jamais à ce récit pour les visiteurs de type {type}. Deux récits de {section} ont peut-être le même identifiant : changez-en un.',
  unreachable:
    'aucun cercle et aucun récit ne mène ici, et « single » le garde hors de la suite : personne ne le trouverait. Ajoutez un cercle ou un router-link, ou retirez « single ».',

  // Hiring.
  noHiring: "ce bloc montre « hiring.json », qui n'existe pas. Écrivez-le, ou retirez le bloc.",
  unknownPromise: "il n'y a pas d'engagement « {id} » dans hiring.json. Nommez-en un de ceux-ci : {known}.",
  hiringIdTwice: "« {id} » y est deux fois, et les pages n'en montreraient qu'un. Changez l'un des deux.",

  // Pathway.
  pathwayIdTwice: "« {id} » y est deux fois, et les pages confondraient les deux. Changez l'un des deux.",
  unknownBody:
    "il n'y a pas d'organisme « {id} » dans « bodies », et personne ne déciderait ici. Nommez-en un de ceux-ci : {known}.",
  noStageBefore:
    "il n'y a pas d'étape « {id} » avant celle-ci dans son programme. Nommez-en une de celles-ci : {known}.",
  programGap:
    "qui obtient son diplôme en {month} n'aurait aucun programme. Le « until » d'un programme et le « from » du suivant doivent être deux mois de suite.",
  noEndedWords:
    "il prend fin en {month}, et les pages n'auraient rien à dire ensuite. Écrivez dans « ended » des mots qui ne vieillissent pas.",

  // Names, titles, terms and text.
  otherFolder:
    "le récit n'est pas dans le dossier qu'indiquent « section » et « slug ». Déplacez-le dans content/stories/{folder}.",
  otherFileName:
    'le nom du fichier et son contenu ne concordent pas. Renommez le fichier, ou corrigez le contenu.',
  labelTwice:
    '« {label} » est aussi le nom court de « {other} » : les visiteurs ne pourraient pas les distinguer. Changez un « label ».',
  portraitTwice:
    '« {name} » et « {other} » auraient le même portrait. Écrivez le nom partout de la même façon.',
  titleTwice:
    "« {title} » est aussi le titre de {path} ({other}) : personne ne pourrait distinguer leurs onglets, leurs favoris et leurs résultats de recherche. Changez l'un des deux.",
  makersNote:
    '« {found} » est une note des gens qui font le site, et le public la lirait. Écrivez ce que le public doit lire, ou rien.',
  wrongTerm:
    "« {found} » n'est pas notre mot ici, et les visiteurs se demanderaient si c'est la même chose. Écrivez « {say} », comme dans le glossaire.",
  shortStory:
    "ce récit a {count} mots. Un récit en a de {least} à {most}, pour qu'on le lise jusqu'au bout. Racontez-en plus.",
  longStory:
    "ce récit a {count} mots. Un récit en a de {least} à {most}, pour qu'on le lise jusqu'au bout. Retirez ce dont il n'a pas besoin.",

  // Facts, dates, pinned values.
  unusedFact: "aucune page n'utilise ce fait. Utilisez-le sous la forme {fact}, ou retirez-le.",
  writtenOutFact:
    '« {text} » est un fait, et resterait ici si le fait changeait. Écrivez-le sous la forme {fact}.',
  factWithoutOwner:
    'son dernier jour est le {day}, et personne ne serait prié de le vérifier. Écrivez dans « owner » le rôle qui le fait, par exemple « Équipe des talents ».',
  factWithoutFallback:
    "son dernier jour est le {day}, et les pages n'auraient rien à dire à sa place. Écrivez dans « fallback » des mots sans date, pour la même place dans la phrase.",
  factOverBefore:
    'son dernier jour, le {day}, précède celui où sa source a été lue, le {asOf}. Corrigez l’un des deux.',
  checkLapses:
    'cette vérification vaut jusqu’au {day}; ensuite, les pages diront qu’elle est à refaire. À vérifier par : {by}. Inscrivez alors le jour dans « checked ».',
  checkLapsed:
    'cette vérification valait jusqu’au {day}, et les pages disent qu’elle est à refaire. À vérifier par : {by}. Inscrivez alors le jour dans « checked ».',
  factExpires:
    '« {text} » vaut jusqu’au {day}; ensuite, les pages diront « {fallback} ». À vérifier par : {owner}. Se trouve dans : {pages}.',
  factExpired:
    '« {text} » valait jusqu’au {day}, et les pages disent maintenant « {fallback} ». À vérifier par : {owner}. Se trouve dans : {pages}.',
  openBrace:
    "une accolade n'est pas fermée, et les visiteurs la liraient. Écrivez une valeur sous la forme {example}.",
  similarFact: "{fact} est presque le nom d'un fait. Vérifiez les majuscules.",
  futureChange:
    "{day} n'est pas encore venu, et on annoncerait aux moteurs de recherche un changement à venir. Vérifiez l'année, et écrivez le bon jour.",
  futureReading:
    "{day} n'est pas encore venu : personne ne peut l'avoir lu ce jour-là. Vérifiez l'année, et écrivez le bon jour.",
  pageGone:
    "cette page n'existe plus, et d'autres sites ont un lien vers son adresse. Remettez-la sous le même identifiant.",
  slideAddresses:
    'les diapositives doivent avoir ces adresses, dans cet ordre : {wanted}. Elles ont : {found}.',
  none: 'aucune',
  teamSize:
    "l'équipe compte {wanted} personnes, et {count} sont décrites. Ajoutez ou retirez un fichier dans content/members, ou corrigez « team » dans pinned.json.",
  extraStory:
    "il faut aux visiteurs de type {more} un récit de plus qu'à ceux de type {fewer} ({moreCount} et {fewerCount} maintenant), sur le thème « {topic} » ({moreInTopic} et {fewerInTopic}). Vérifiez « for » et « topic » du récit le plus récent.",

  // Pictures and films.
  shortAlt:
    "« {alt} » n'est guère une description. Les personnes qui ne voient pas l'image la manqueront. Dites qui ou ce qu'elle montre.",
  pictureCount:
    'la mise en page « {layout} » a de la place pour {room} images, et le récit en a {count}. Ajoutez-en ou retirez-en, ou choisissez une autre mise en page.',
  range: '{least} à {most}',
  otherMediaType:
    '« {key} » est du type « {type} », mais se trouve dans le dossier « {folder} ». Changez « type » ou « media ».',
  filmLayout:
    'un film demande la mise en page « video--single », et cette mise en page demande un film. Changez « theme » ou les images.',
  pictureFileMissing:
    "« {key} » est décrit, mais ce fichier n'est pas dans content/pictures. Ajoutez le fichier, ou retirez l'élément.",
  pictureNotDescribed:
    "cette image n'est pas décrite dans {file} : personne ne sait ce qu'elle montre. Ajoutez un élément avec « alt ».",
  noIcon:
    "« {network} » n'a pas d'icône : personne ne verrait où mène le lien. Dessinez-la dans pictures/objects/{network}.svg, sous la forme {symbol}.",
  filmFileMissing:
    "ce film est décrit dans films.json, mais il n'y a pas de fichier {file}. Ajoutez le fichier, ou retirez l'élément.",
  noPoster: "ce film n'a pas d'affiche : sa place resterait noire jusqu'à la lecture. Ajoutez {file}.",
  filmBytes:
    'les visiteurs lisent que ce film a {told} octets. Il en a {bytes}. Corrigez « bytes » dans films.json.',
  filmNotDescribed:
    "ce film n'est pas décrit dans films.json : aucune page ne peut le montrer. Ajoutez un élément.",
  noCaptions:
    "les sous-titres « {language} » manquent. Quiconque ne voit pas ou n'entend pas le film en manquera les paroles. Ajoutez {file}, ou retirez « {language} » de « captions » si le film est sans paroles.",
  unnamedCaptions:
    'il y a des sous-titres « {language} » que films.json ne nomme pas. Ajoutez « {language} » à « captions ».',
  emptyCaptions: 'les sous-titres « {language} » sont vides. Écrivez-les, ou retirez le fichier.',
  lateCaptions: 'les sous-titres « {language} » finissent après le film. Vérifiez le dernier temps.',

  // Taxonomy and schemas.
  noSlides:
    "« {id} » n'a pas de diapositives : son adresse serait vide. Écrivez slides/{id}.json, ou retirez la section.",
  slidesOfNoSection:
    'brand.json ne nomme aucune section « {section} » : personne ne verrait ses diapositives. Ajoutez-la à « sections », ou corrigez « section ».',
  storyOfNoSection:
    "brand.json ne nomme aucune section « {section} » : le récit n'a pas d'adresse. Choisissez l'une de celles-ci : {known}.",
  visitorTypeField: '« {field} » manque, et une page le montre pour « {type} ». Ajoutez « {field} ».',
  noTopicLabel:
    "le thème « {topic} » n'a pas d'étiquette : les visiteurs qui cherchent un récit liraient ce mot. Ajoutez-le à « topics ».",
  unknownStage:
    'catalogue.json ne nomme aucune étape « {stage} » : personne ne trouverait ce récit par son étape. Choisissez parmi : {known}.',
  sentenceNotInStory:
    "le récit ne dit pas ceci mot pour mot : « {sentence} ». On lirait ce que son auteur n'a pas dit. Copiez une phrase du récit.",
  outdatedSchema:
    "ce n'est pas le schéma de la vérification : un éditeur marquerait comme fautifs des mots justes, ou en laisserait passer de fautifs. Écrivez-le à nouveau : microsite content schema",

  // Translations.
  noTranslation:
    "ce fichier manque : il n'y aurait aucun texte dans cette langue. Écrivez-le à côté de {source}.",
  noTranslatedText: "il n'y a pas de texte ici : les visiteurs liraient celui de {source}. Écrivez-le.",
  noReviewLog:
    '{log} manque : personne ne remarquerait que la source change et que « {language} » ne change pas. Relisez toutes les traductions à côté de leur source, puis : {command}',
  textOfSource:
    "c'est le texte de {source}, et les visiteurs ont choisi une autre langue. Écrivez-le en « {language} ». Un texte qui est le même dans les deux langues va dans « same » de glossary.json.",
  readsAsSource:
    'ce texte semble être en « {source} », et les visiteurs ont choisi une autre langue. Écrivez-le en « {language} ». Un texte qui est le même dans les deux langues va dans « same » de glossary.json.',
  otherPlaceholders:
    'les valeurs à remplir de la source sont {there}, celles-ci sont {here} : les visiteurs manqueraient une valeur, ou liraient les accolades. Écrivez celles de la source.',
  otherLinks:
    'les liens de la source sont {there}, ceux-ci sont {here} : les visiteurs seraient menés ailleurs. Écrivez ceux de la source.',
  otherTags:
    'les balises de la source sont {there}, celles-ci sont {here} : des mots perdraient ou gagneraient un accent. Écrivez celles de la source.',
  neverReviewed:
    '{log} ne dit pas qui a lu ce fichier : personne ne remarquerait que {source} change. Lisez les deux, puis : {command}',
  sourceChanged:
    '{source} disait autre chose ici quand {by} a lu les deux le {day} : les visiteurs lisent peut-être deux choses dans deux langues. Relisez-le, puis : {command}',
  sourceAdded:
    '{source} ne disait rien ici quand {by} a lu les deux le {day} : les visiteurs lisent peut-être deux choses dans deux langues. Relisez-le, puis : {command}',
  nothingRecorded: "Rien n'a été consigné : écrivez d'abord ce texte.",
  notTranslated:
    "ce fichier n'a pas de texte en plusieurs langues. Nommez un fichier du dossier de contenu, comme {example}.",

  // Commands.
  noCommand: "Il n'y a pas de commande « {name} ».",
  noFolder: "Il n'y a pas de dossier {folder}. Nommez le dossier de contenu : --content DIR",
  nameOutFolder: 'Nommez le dossier des fichiers : microsite content {command} --out DIR',
  nameReview:
    'Nommez la langue et la personne qui a lu : microsite content read [FILE…] --language <{languages}> --by NAME',
  nameStory:
    'Nommez la section du récit et la fin de son adresse : <{sections}> <slug>, par exemple : {section} mon-premier-hiver',
  storyExists:
    'Il y a déjà un récit « {slug} » dans {section} : {folder}. Choisissez un autre identifiant, ou modifiez ce récit.',
  storyMade: 'Nouveau : {file}. Remplissez-le, puis vérifiez le contenu.',
  storyMadeTranslated:
    'Nouveau : {file}, et sa traduction en {languages}. Remplissez-les, puis vérifiez le contenu.',
  inOrder: 'Le contenu est en ordre. Récits : {stories}; personnes : {members}; ressources : {resources}.',
  leftOut: 'Omis en {language} : {count}.',
  toFix: 'À corriger dans {folder} : {count}.',
  readMore: 'Pour en savoir plus : {addresses}',
  reviewed: '{log} : lus par {by} : {count}.',
  schemasWritten:
    '{folder} : {count} schémas avec la taxonomie de cette firme. Les fichiers nomment le leur dans « $schema ».',
  oneLanguage: "Ce dossier n'a qu'une langue.",
  wrongToday:
    'TODAY vaut « {value} ». Écrivez un jour, comme 2027-06-01, ou un moment, comme 2027-06-01T09:30Z.',

  // People and pictures.
  repeatedScene:
    'l’image « {scene} » est près de « {other} » dans la suite, qui la montre aussi : on croirait être déjà passé par là. Choisissez une autre image pour l’un des deux; aucun récit ne montre : {names}.',
  unknownInPeople:
    '« {value} » ne figure pas sous {field} dans ce fichier, et rien ne peut y être comparé. Ajoutez-le ou corrigez l’orthographe.',
  personTwice: 'cette personne y est deux fois. Gardez la bonne entrée.',
  personUnknown:
    '« {name} » ne figure pas dans people.json, et personne ne peut dire si le poste est juste. Ajoutez cette personne ou corrigez le nom.',
  personContradicted:
    '« {part} » n’est pas ce que people.json dit de {name} ({own}), et les visiteurs rencontreraient deux personnes. Corrigez l’un des deux.',

  // Consents of people.
  noConsent:
    'consents.json n’a pas de fiche pour {person}, et personne ne sait si cette personne est d’accord. Demandez-le-lui, puis ajoutez une fiche.',
  noConsentForUse:
    '{person} n’a pas consenti à l’usage "{use}", selon consents.json. Demandez-le-lui et ajoutez-le, ou retirez la personne d’ici.',
  noConsentForLanguage:
    '{person} n’a pas consenti à la langue "{language}", selon consents.json. Demandez-le-lui et ajoutez-la, ou retirez la personne d’ici.',
  consentEnds:
    'le consentement prend fin le {day}. Dès le lendemain, le site omet : {places}. Redemandez-le et changez "until", ou laissez-le expirer.',
  nameRemains:
    'ce texte nomme une personne partie, selon consents.json, et aucune version du site ne peut l’omettre. Écrivez-le sans le nom.',
  nameWithdrawal:
    'Nommez une personne de consents.json : microsite content withdraw <personne>. Il y a : {people}.',
  noConsentFile:
    'Il n’y a pas de consents.json : aucun consentement n’est noté. Écrivez-le d’abord ; une fiche a person, uses, languages, until.',
  alreadyWithdrawn: '{person} n’est plus dans le site depuis le {day}.',
  withdrawn:
    '{person} n’est plus dans aucune version du site à compter du {day}. Construisez et publiez le site, puis videz les caches devant lui.',
  pagesLeave: 'Pages qui répondent 410, avec le récit le plus proche : {pages}.',
  piecesChange: 'Textes sans les mots et les images de cette personne : {pieces}. Lisez-les.',
  filesNamed: 'Fichiers du contenu qui ont encore le nom ou une image : {files}.',
  deleteOffer:
    'Pour supprimer ceux qui ne parlent que de cette personne : --delete. Git garde les versions précédentes : docs/consents.md.',
  filesDeleted: 'Supprimés : {files}.',
  filesLeft: 'Encore avec le nom, à réécrire : {files}.',

  // One shape of files.
  unnormalised: 'Fichiers d’une forme plus ancienne : {count}. Exécutez « microsite content normalise ».',
  alreadyNormalised: 'Chaque fichier a la forme voulue : il n’y a rien à faire.',
  normalised:
    '{files}\n\nFichiers écrits : {count}. Leurs champs suivent l’ordre du schéma, les titres sont des lignes, chaque bloc a son type. Aucun mot n’a changé.',
};
