/** Registrations for webinars are deleted this long after they were made. */
export const REGISTRATION_DAYS_KEPT = 365
