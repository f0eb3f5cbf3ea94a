/** The first page and pages to read, in French. */
export const FRENCH_PAGES: Readonly<Record<string, string>> = {
  'Nobody grows alone.': 'Personne ne grandit seul.',
  'To begin your journey, please provide us with your first name:':
    'Pour commencer votre parcours, dites-nous votre prénom :',
  'First name': 'Prénom',
  'I am:': 'Je suis :',
  'a student': 'aux études',
  'or a recent graduate': 'ou en début de carrière',
  experienced: 'en carrière',
  'looking for a next step': 'à la recherche d’une prochaine étape',
  'Show me how you recruit first': 'Montrez-moi d’abord comment vous recrutez',
  'Every letter adds a ring.': 'Chaque lettre ajoute un cerne.',
  'Optional. Kept in this browser only.': 'Facultatif. Conservé dans ce navigateur seulement.',
  'Twenty people read your application. Here they are. Ask the awkward question.':
    'Vingt personnes lisent votre candidature. Les voici. Posez la question qui vous gêne.',
  Where: 'Où',
  'All across Canada': 'Partout au Canada',
  'Campus events': 'Activités sur le campus',
  'Come for the samosas. Stay for the straight answers.':
    'Venez pour les samosas. Restez pour les réponses franches.',
  Province: 'Province',
  Month: 'Mois',
  'All provinces': 'Toutes les provinces',
  'All months': 'Tous les mois',
  'Clear filters': 'Effacer les filtres',
  Online: 'En ligne',
  'In person': 'En personne',
  'We couldn’t load the events': 'Nous n’avons pas pu charger les activités',
  'You’re offline': 'Vous êtes hors ligne',
  'This ring is missing.': 'Ce cerne manque.',
  'The page you asked for moved, or never grew. Nothing you did. Try one of these instead.':
    'La page demandée a changé de place ou n’a jamais poussé. Vous n’y êtes pour rien. Essayez plutôt l’une de celles-ci.',
};
