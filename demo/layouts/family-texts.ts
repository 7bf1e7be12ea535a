import { INVITATION_DAYS, type Judgement, MAX_MEMBERS } from '../../fixtures/family/invitations.ts';

/** The reason why an invitation cannot be accepted: a heading, and a sentence about what to do. */
export const REFUSED: Readonly<
  Record<Exclude<Judgement['is'], 'open'>, readonly [title: string, text: string]>
> = {
  missing: [
    'Deze link is niet compleet',
    'Een uitnodiging om mee te lezen komt in een e-mail. Open de link uit die e-mail, of vraag om een nieuwe uitnodiging.',
  ],
  unknown: [
    'Deze uitnodiging kennen we niet',
    'Misschien is de link niet helemaal overgekomen. Open de link uit de e-mail nog eens, of vraag om een nieuwe uitnodiging.',
  ],
  used: [
    'Deze uitnodiging is al gebruikt',
    'Een uitnodiging werkt één keer. Lees je al mee, log dan in. Anders vraag je om een nieuwe.',
  ],
  withdrawn: [
    'Deze uitnodiging is ingetrokken',
    'Wie je uitnodigde, heeft haar teruggenomen. Vraag gerust om een nieuwe.',
  ],
  expired: [
    'Deze uitnodiging is verlopen',
    `Een uitnodiging geldt ${INVITATION_DAYS} dagen. Vraag om een nieuwe.`,
  ],
  ended: [
    'Dit abonnement wordt niet meer gedeeld',
    'Degene die jou uitnodigde, heeft geen familieabonnement meer. Je kunt wel zelf abonnee worden.',
  ],
  foreign: [
    'Deze uitnodiging is voor een ander e-mailadres',
    'Je neemt haar aan met het e-mailadres waarop je haar kreeg.',
  ],
  subscribed: ['Je hebt al een abonnement', 'Meelezen met een ander kan pas als dat is afgelopen.'],
};

/** Texts of the pages of a subscription that a family shares. */
export const FAMILY_TEXTS = {
  title: 'Familieabonnement',
  invited: 'Je bent uitgenodigd',
  accept: 'Ja, ik lees mee',
  already: 'Je hebt al een abonnement. Meelezen met een ander kan pas als dat is afgelopen; je vindt het bij',
  account: 'Mijn account',
  login: 'Log in met het wachtwoord van',
  choose: 'Kies een wachtwoord voor',
  make: 'Maak een account voor',
  loggedInAs: 'Je bent ingelogd met',
  switch: 'Log uit en ga verder',
  front: 'Naar de voorpagina',
  toLogin: 'Inloggen',
  toFamily: 'Bekijk met wie je leest',
  toSubscriptions: 'Bekijk de abonnementen',
  acceptedTitle: 'Je leest nu mee',
  accepted: 'Je leest nu mee met het abonnement van',
  wayIn: 'Je logt in met',
  mayTitle: 'Dit kun je nu lezen',
  mayNotTitle: 'Dit blijft van',
  begin: 'Begin met lezen',
  offer: `Je hebt geen familieabonnement. Met Digitaal Plus en met de krant elke dag op papier lezen ${['nul', 'één', 'twee', 'drie', 'vier'][MAX_MEMBERS]} huisgenoten mee, ieder met een eigen account.`,
  shared: 'Met jouw abonnement lezen mee:',
  invitedMark: 'uitgenodigd',
  nobody: 'Er leest nog niemand mee met jouw abonnement.',
  needsScript: 'Uitnodigen en verwijderen gaat met JavaScript.',
} as const;
