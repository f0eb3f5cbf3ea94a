/** What slides say, in French. */
export const FRENCH_SLIDES: Readonly<Record<string, string>> = {
  'Grow Together': 'Grandir ensemble',
  'Let’s Grow Together': 'Grandissons ensemble',
  'Let’s Grow': 'Grandissons',
  'Together.': 'ensemble.',
  'Hello.': 'Bonjour.',
  Discover: 'Trouvez',
  'a Place': 'un milieu où',
  'to Belong': 'vous avez votre place',
  'A Place to Belong': 'Un milieu où vous avez votre place',
  'Your Best Self': 'le meilleur de vous-même',
  Purpose: 'Animés par',
  Driven: 'un but',
  'What Success': 'à quoi la réussite',
  How: 'Comment',
  'We Recruit': 'nous recrutons',
  'How We Recruit': 'Comment nous recrutons',
  'Come as you are.': 'Venez comme vous êtes.',
  'Stay because you’re known.': 'Restez parce qu’on vous connaît.',
  'Someone sleeps better': 'Quelqu’un dort mieux',
  'because of this spreadsheet.': 'grâce à cette feuille de calcul.',
  'Three days together.': 'Trois jours ensemble.',
  'Two days at home.': 'Deux jours à la maison.',
  'looks like.': 'ressemble.',
  'It’s up to you, and it has': 'C’est à vous de le dire, et elle a',
  'more than one shape.': 'plus d’une forme.',
  'The next ring': 'Le prochain cerne',
  'is yours.': 'est le vôtre.',
  'The next ring is yours.': 'Le prochain cerne est le vôtre.',
  'Your first team is about nine people.': 'Votre première équipe compte environ neuf personnes.',
  'A farm passed from mother to daughter. A clinic that stayed open. Ask any of us which client we’d tell you about first.':
    'Une ferme passée de mère en fille. Une clinique restée ouverte. Demandez à n’importe qui d’entre nous de quelle clientèle vous parler d’abord.',
  'Your first team is about nine people. By the second Friday they know how you take your coffee, and who to ask when you’d rather not ask in the meeting.':
    'Votre première équipe compte environ neuf personnes. Dès le deuxième vendredi, elles savent comment vous prenez votre café, et vers qui vous tourner quand vous préférez ne pas poser la question en réunion.',
  'Five people who began where you are. When you are ready, the roles are one button away.':
    'Cinq personnes parties d’où vous êtes. Quand vous serez à l’aise, les postes sont à un bouton d’ici.',
  'Five people who had already built something elsewhere. When you are ready, the roles are one button away.':
    'Cinq personnes qui avaient déjà bâti quelque chose ailleurs. Quand vous serez à l’aise, les postes sont à un bouton d’ici.',
  'Leads by example. Insatiable curiosity. Courage to grow. Walks in others’ shoes. None of them fits on a résumé, so we ask for stories, and we tell ours first.':
    'Donner l’exemple. Une curiosité insatiable. Le courage de grandir. Se mettre à la place des autres. Rien de tout cela ne tient dans un CV : nous demandons donc des récits, et nous racontons les nôtres d’abord.',
  'Six slides, about as many minutes. Start anywhere.':
    'Six diapositives, à peu près autant de minutes. Commencez où vous voulez.',
  'We lead by example: you see': 'Nous prêchons par l’exemple : voyez',
  'our steps before you take one.': 'nos étapes avant d’en franchir une.',
  'Four habits we hire for,': 'Quatre habitudes que nous cherchons,',
  'and what they look like here.': 'et à quoi elles ressemblent ici.',
};
