/** The settings are one page at two addresses: what is open on it is told by the address alone. */
export default function SettingsPage() {
  return null
}
