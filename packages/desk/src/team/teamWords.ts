import { applyTypography } from '@tamarack-lowe/content-model/internal/content';
import type { DeskLanguage } from '../server/words.ts';
import type { Problem } from './teamProtocol.ts';

const ENGLISH = {
  signInFirst:
    'You are not signed in, or your session has ended. What you wrote is kept in this browser. Sign in again.',
  noRole: 'You have no role in this desk. Ask who looks after it.',
  roleTooLow: 'Your role does not allow this. Ask who looks after the desk.',
  translationsOnly: 'Translators change translations only. Ask a writer to change the source.',
  noSuchProposal: 'There is no such proposal, or it was discarded. What you wrote is kept in this browser.',
  discardByOther: 'Only the person who began this proposal, or a publisher, may discard it.',
  noSuchItem: 'There is no such text in this proposal.',
  notNow: 'This cannot be done now: the proposal is at another step. Load the page again.',
  closed:
    'This proposal is past its draft, so nothing was saved. Your words are kept in this browser. Reopen the proposal, then save again.',
  ownApproval: 'Somebody who wrote in a proposal does not approve it. Ask a colleague.',
  nothingToReview: 'Nothing was changed in this proposal yet.',
  nothingToPublish: 'Everything in this proposal is published already.',
  changedSinceApproval: 'The proposal changed since it was approved. Reopen it, and ask for a review again.',
  alreadyPublished: 'This proposal is published already.',
  notPublishedHere: 'This proposal was not published by the desk. Take it back in Git.',
  languagesTogether: 'All languages appear at one moment here.',
  noSuchLanguage: 'The content has no such language.',
  noSuchZone: 'There is no such time zone. Write one as “America/Toronto”.',
  noSuchTime: 'There is no such day and time in this zone.',
  inThePast: 'This moment has passed. Choose a later one.',
  conflict:
    'Somebody else published other words in the same place: {files}. Nothing was published and nothing is lost. Reopen the proposal, and press “Bring in what was published”.',
  takeBackConflict:
    'Somebody changed the same words since then: {files}. Nothing was taken back. Begin a proposal that corrects them.',
  publishedMeanwhile: 'Published meanwhile: “{theirs}”. The words of this proposal stay until you decide.',
  publishedMeanwhileFile:
    'This file was published in another form meanwhile. That of this proposal stays until you decide.',
  gitUnreachable:
    'The repository does not answer. Nothing was published and nothing is lost. Try again in a few minutes.',
  gitRefused:
    'The repository does not let the desk push. Nothing was published and nothing is lost. Ask who looks after the repository.',
  gitBehind: 'Others push to the repository all the time, so this could not be added. Try again in a moment.',
  broken: 'Something went wrong in the desk. Nothing is lost; please try again.',
  hookFailed:
    'It is in the repository, but the site could not be told, so visitors do not have it yet. Press “Tell the site again”.',
  buildFailed:
    'It is in the repository, but the site could not be built, so visitors still have the old words. Ask who looks after the site.',
  arrivesLate:
    'It is in the repository and the site was told, but nobody saw it on the site within the usual time. Look at the site.',
  tooMany: 'Too many requests. Wait a minute, then try again.',
  linkEnded: 'This link has ended. Ask the person who sent it for a new one.',
  malformed: 'This request is malformed.',
  wrongToken: 'The page is older than your session. Load it again; what you wrote is kept in this browser.',
  notAllowed: 'This request did not come from the desk.',
  notFound: 'There is nothing here.',
  nobodyAsked: 'This link asks for no agreement.',
  agreementWithdrawn:
    'This agreement was taken back, so the link takes no other one. Ask the person who sent it for a new link.',
  nothingToWithdraw: 'There is no agreement to take back.',
  notCopied:
    'What was saved last is on the machine of the desk alone, because the repository does not take it. Nothing is lost; the desk tries again.',
} as const;

/** Key of a sentence of the team desk. */
export type TeamWordKey = keyof typeof ENGLISH;

const FRENCH: Readonly<Record<TeamWordKey, string>> = {
  signInFirst:
    'Vous n’avez pas ouvert de session, ou elle est terminée. Ce que vous avez écrit est gardé dans ce navigateur. Ouvrez une session de nouveau.',
  noRole:
    'Vous n’avez aucun rôle dans ce bureau de rédaction. Adressez-vous à la personne qui en est responsable.',
  roleTooLow: 'Votre rôle ne le permet pas. Adressez-vous à la personne responsable du bureau de rédaction.',
  translationsOnly:
    'Les traductrices et traducteurs ne modifient que les traductions. Demandez à une rédactrice ou à un rédacteur de modifier la source.',
  noSuchProposal:
    'Cette proposition n’existe pas, ou elle a été abandonnée. Ce que vous avez écrit est gardé dans ce navigateur.',
  discardByOther:
    'Seules la personne qui a commencé cette proposition et celles qui publient peuvent l’abandonner.',
  noSuchItem: 'Ce texte n’existe pas dans cette proposition.',
  notNow: 'C’est impossible pour l’instant : la proposition est à une autre étape. Rechargez la page.',
  closed:
    'Cette proposition n’est plus un brouillon : rien n’a été enregistré. Vos mots sont gardés dans ce navigateur. Rouvrez la proposition, puis enregistrez de nouveau.',
  ownApproval:
    'La personne qui a écrit dans une proposition ne l’approuve pas. Demandez à une ou un collègue.',
  nothingToReview: 'Rien n’a encore été modifié dans cette proposition.',
  nothingToPublish: 'Tout ce que contient cette proposition est déjà publié.',
  changedSinceApproval:
    'La proposition a changé depuis son approbation. Rouvrez-la, puis demandez une nouvelle révision.',
  alreadyPublished: 'Cette proposition est déjà publiée.',
  notPublishedHere: 'Cette proposition n’a pas été publiée par le bureau de rédaction. Retirez-la dans Git.',
  languagesTogether: 'Ici, toutes les langues paraissent au même moment.',
  noSuchLanguage: 'Le contenu n’a pas cette langue.',
  noSuchZone: 'Ce fuseau horaire n’existe pas. Écrivez-le comme « America/Toronto ».',
  noSuchTime: 'Ce jour et cette heure n’existent pas dans ce fuseau horaire.',
  inThePast: 'Ce moment est passé. Choisissez-en un autre.',
  conflict:
    'Quelqu’un d’autre a publié d’autres mots au même endroit : {files}. Rien n’a été publié, et rien n’est perdu. Rouvrez la proposition, puis appuyez sur « Reprendre ce qui a été publié ».',
  takeBackConflict:
    'Quelqu’un a modifié les mêmes mots depuis : {files}. Rien n’a été retiré. Commencez une proposition qui les corrige.',
  publishedMeanwhile:
    'Publié entre-temps : « {theirs} ». Les mots de cette proposition restent jusqu’à votre décision.',
  publishedMeanwhileFile:
    'Ce fichier a été publié sous une autre forme entre-temps. Celle de cette proposition reste jusqu’à votre décision.',
  gitUnreachable:
    'Le dépôt ne répond pas. Rien n’a été publié, et rien n’est perdu. Réessayez dans quelques minutes.',
  gitRefused:
    'Le dépôt refuse l’envoi du bureau de rédaction. Rien n’a été publié, et rien n’est perdu. Adressez-vous à la personne responsable du dépôt.',
  gitBehind:
    'D’autres envoient sans cesse des changements au dépôt : ceci n’a pas pu être ajouté. Réessayez dans un instant.',
  broken: 'Un problème est survenu dans le bureau de rédaction. Rien n’est perdu; veuillez réessayer.',
  hookFailed:
    'C’est dans le dépôt, mais le site n’a pas pu être prévenu : les visiteurs ne l’ont pas encore. Appuyez sur « Prévenir le site de nouveau ».',
  buildFailed:
    'C’est dans le dépôt, mais le site n’a pas pu être construit : les visiteurs ont encore les anciens mots. Adressez-vous à la personne responsable du site.',
  arrivesLate:
    'C’est dans le dépôt et le site a été prévenu, mais personne ne l’a vu sur le site dans le délai habituel. Regardez le site.',
  tooMany: 'Trop de requêtes. Attendez une minute, puis réessayez.',
  linkEnded: 'Ce lien n’est plus valide. Demandez-en un autre à la personne qui vous l’a envoyé.',
  malformed: 'Cette requête est mal formée.',
  wrongToken:
    'La page est plus ancienne que votre session. Rechargez-la; ce que vous avez écrit est gardé dans ce navigateur.',
  notAllowed: 'Cette requête ne vient pas du bureau de rédaction.',
  notFound: 'Il n’y a rien ici.',
  nobodyAsked: 'Ce lien ne demande aucun accord.',
  agreementWithdrawn:
    'Cet accord a été retiré : ce lien n’en prend plus d’autre. Demandez un nouveau lien à la personne qui vous l’a envoyé.',
  nothingToWithdraw: 'Il n’y a aucun accord à retirer.',
  notCopied:
    'Ce qui a été enregistré en dernier n’est que sur l’ordinateur du bureau de rédaction : le dépôt ne le prend pas. Rien n’est perdu; le bureau réessaie.',
};

const isKey = (key: string): key is TeamWordKey => Object.hasOwn(ENGLISH, key);

/** Returns a sentence of the team desk. `{values}` are filled in. A key of an older version has the words of a failure. */
export function sayForTeam(
  key: string,
  language: DeskLanguage,
  values: Readonly<Record<string, string>> = {},
): string {
  const known = isKey(key) ? key : 'broken';
  const words = language === 'fr' ? applyTypography(FRENCH[known], 'fr-CA') : ENGLISH[known];
  return words.replace(/\{(\w+)\}/g, (braces, name: string) => values[name] ?? braces);
}

/** Returns a failure in words. `values.files` are paths, a line each. */
export function problemIn(
  { key, values: { files, ...values } }: { key: string; values: Readonly<Record<string, string>> },
  language: DeskLanguage,
): Problem {
  return { message: sayForTeam(key, language, values), files: files === undefined ? [] : files.split('\n') };
}
