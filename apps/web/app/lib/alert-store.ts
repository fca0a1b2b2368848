import type { ReactNode } from 'react'
import { create } from 'zustand'

export type Alert = { id: string; tone: 'info' | 'warning' | 'error'; text: string; action?: ReactNode }

type AlertStore = { alerts: Alert[] }

export const useAlerts = create<AlertStore>(() => ({ alerts: [] }))

/** Shows a sticky alert until it is dismissed. */
export const showAlert = (alert: Alert) =>
  useAlerts.setState(({ alerts }) => ({ alerts: [...alerts.filter(({ id }) => id !== alert.id), alert] }))

export const hideAlert = (id: string) =>
  useAlerts.setState(({ alerts }) => ({ alerts: alerts.filter((alert) => alert.id !== id) }))
