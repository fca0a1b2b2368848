import { create } from 'zustand'

type ShipTo = { isOpen: boolean }

/** Whether the ship-to dialog is open; shared by header, drawer and banner. */
export const useShipTo = create<ShipTo>(() => ({ isOpen: false }))

export const openShipTo = () => useShipTo.setState({ isOpen: true })
export const closeShipTo = () => useShipTo.setState({ isOpen: false })
