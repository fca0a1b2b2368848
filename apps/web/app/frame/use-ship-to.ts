import { create } from 'zustand'

type ShipTo = { isOpen: boolean }

/** Whether the choice of country and language is open; header, drawer and banner share it. */
export const useShipTo = create<ShipTo>(() => ({ isOpen: false }))

export const openShipTo = () => useShipTo.setState({ isOpen: true })
export const closeShipTo = () => useShipTo.setState({ isOpen: false })
