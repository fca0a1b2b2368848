/** The settings are one page at two addresses; the address decides what is open. */
export default function SettingsPage() {
  return null
}
