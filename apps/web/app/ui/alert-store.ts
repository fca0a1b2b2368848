import type { ReactNode } from 'react'
import { create } from 'zustand'

export type Alert = { id: string; tone: 'info' | 'warning' | 'error'; text: string; action?: ReactNode }

type AlertStore = { alerts: Alert[] }

export const useAlerts = create<AlertStore>(() => ({ alerts: [] }))

/** Puts a line at the top of the page that stays while the page is scrolled, until it is hidden. */
export const showAlert = (alert: Alert) =>
  useAlerts.setState(({ alerts }) => ({ alerts: [...alerts.filter(({ id }) => id !== alert.id), alert] }))

export const hideAlert = (id: string) =>
  useAlerts.setState(({ alerts }) => ({ alerts: alerts.filter((alert) => alert.id !== id) }))
