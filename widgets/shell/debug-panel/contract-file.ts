/** The path of the contract, relative to the folder of the bundle's files. */
export const CONTRACT_FILE = 'contract.json';
