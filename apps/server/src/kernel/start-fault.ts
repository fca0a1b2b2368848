/** A fault that the person who starts the server can mend: said in plain lines, without a stack. */
export class StartFault extends Error {}
