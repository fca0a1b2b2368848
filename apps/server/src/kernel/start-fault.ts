/** A fault the operator can fix: reported in plain lines, without a stack. */
export class StartFault extends Error {}
