// Reads strings of Tabletop Simulator, a JSON list on standard input, with the public parser.
import { readFileSync } from "node:fs";
import parser from "@seiyria/oath-parser";

console.log = () => {}; // the parser prints versions, and only games belong on standard output
const strings = JSON.parse(readFileSync(0, "utf8"));
process.stdout.write(JSON.stringify(strings.map(parser.parseOathTTSSavefileString)));
