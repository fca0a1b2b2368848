import type { InquiryStatus } from '@salvia/contract/words/inquiries'
import { DEFAULT_LANGUAGE, type LanguageCode, languages } from '@salvia/contract/words/locale'

type Words = {
  title: string
  none: string
  next: string
  previous: string
  refresh: string
  votes: (count: number) => string
  statuses: Record<InquiryStatus, string>
}

const words: Record<LanguageCode, Words> = {
  en: {
    title: 'Product inquiries',
    none: 'No open inquiries.',
    next: 'Next',
    previous: 'Previous',
    refresh: 'Refresh',
    votes: (count) => (count === 1 ? '1 practitioner' : `${count} practitioners`),
    statuses: {
      Received: 'Received',
      SearchingForSupplier: 'Searching for a supplier',
      InContactWithSupplier: 'In contact with a supplier',
      ExpectedInStock: 'Expected in stock',
      Fulfilled: 'Available',
      CannotSupply: 'Cannot be supplied',
      Closed: 'Closed',
    },
  },
  de: {
    title: 'Produktanfragen',
    none: 'Keine offenen Anfragen.',
    next: 'Weiter',
    previous: 'Zurück',
    refresh: 'Aktualisieren',
    votes: (count) => (count === 1 ? '1 Fachperson' : `${count} Fachpersonen`),
    statuses: {
      Received: 'Eingegangen',
      SearchingForSupplier: 'Lieferant wird gesucht',
      InContactWithSupplier: 'Im Gespräch mit einem Lieferanten',
      ExpectedInStock: 'Bald auf Lager',
      Fulfilled: 'Erhältlich',
      CannotSupply: 'Nicht lieferbar',
      Closed: 'Geschlossen',
    },
  },
  nl: {
    title: 'Productaanvragen',
    none: 'Geen openstaande aanvragen.',
    next: 'Volgende',
    previous: 'Vorige',
    refresh: 'Vernieuwen',
    votes: (count) => (count === 1 ? '1 behandelaar' : `${count} behandelaars`),
    statuses: {
      Received: 'Ontvangen',
      SearchingForSupplier: 'Leverancier wordt gezocht',
      InContactWithSupplier: 'In gesprek met een leverancier',
      ExpectedInStock: 'Binnenkort op voorraad',
      Fulfilled: 'Verkrijgbaar',
      CannotSupply: 'Niet leverbaar',
      Closed: 'Gesloten',
    },
  },
  fr: {
    title: 'Demandes de produits',
    none: 'Aucune demande en cours.',
    next: 'Suivant',
    previous: 'Précédent',
    refresh: 'Actualiser',
    votes: (count) => (count === 1 ? '1 praticien' : `${count} praticiens`),
    statuses: {
      Received: 'Reçue',
      SearchingForSupplier: 'Recherche d’un fournisseur',
      InContactWithSupplier: 'En contact avec un fournisseur',
      ExpectedInStock: 'Bientôt en stock',
      Fulfilled: 'Disponible',
      CannotSupply: 'Ne peut être fourni',
      Closed: 'Close',
    },
  },
}

/** The words of the canvas in the language of a locale such as `nl-BE`, in English for one that is not spoken. */
export function canvasWords(locale: string | undefined): Words {
  const code = locale?.slice(0, 2).toLowerCase()
  return words[languages.find((language) => language === code) ?? DEFAULT_LANGUAGE]
}
