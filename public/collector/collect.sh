#!/bin/sh
# Writes DEV.json: what is deployed on a tenant of SAP Cloud Integration. Needs curl and jq.
#   sh collect.sh DEV < key.json      role MonitoringDataRead
#   sh collect.sh DEV all < key.json  packages and drafts too; also role WorkspacePackagesRead
# key.json is a service key of plan "api"; without a file the script asks for it. It only reads, stores
# neither secret nor token, shows none in the list of processes, and leaves out names of people.
tenant=${1:?name of the tenant, such as DEV} wanted=${2:-runtime} output=$PWD/$1.json
stop() { echo "$tenant: $* Nothing was written." >&2; exit 1; }
folder=$(mktemp -d) && cd "$folder" || exit 1
trap 'rm -rf "$folder"; [ ! -t 0 ] || stty echo' EXIT
trap 'exit 1' HUP INT TERM
if [ -t 0 ]; then echo 'Paste the service key (it is not shown), then Enter, Ctrl+D:' >&2; stty -echo; fi
# The API's address, then lines for curl, which reads them from its standard input and quotes like JSON.
key=$(jq -r '[.. | objects | select(.url and .tokenurl and .clientid and .clientsecret)][0] // error("no key")
  | .url, "url = \(.tokenurl | @json)", "user = \(.clientid + ":" + .clientsecret | @json)"') ||
  stop 'This is no service key with url, tokenurl, clientid and clientsecret.'
api=$(printf '%s\n' "$key" | head -n 1)
auth=$(printf '%s\n' "$key" | sed 1d | curl -sSf -m 60 --config - -d grant_type=client_credentials |
  jq -r '"header = \("Authorization: Bearer " + (.access_token // error("no token")) | @json)"')
[ -n "$auth" ] || stop 'The token address gave no token.'
# Adds the pages of list $1, which needs role $2, to file $3: by next link, else by $skip, until nothing is
# new; lists of a package have no $skip. Of a link, only what follows /api/v1/ is used: the host stays.
list() {
  page="$1?\$format=json"
  : >list
  while [ -n "$page" ]; do
    status=$(printf '%s\n' "$auth" | curl -sSg -m 300 --config - -H 'Accept: application/json' \
      -o answer -w '%{http_code}' "${api%/}/api/v1/$page") || stop "$1 did not arrive whole."
    [ "$status" != 403 ] || stop "$1: 403. The service key lacks the role $2."
    [ "$status" = 200 ] || stop "$1: $status. For 401, check that the key is of plan \"api\"."
    jq -r --arg name "$1" --slurpfile known list '
      (.d | if has("results") then .results // [] else error("no list") end) as $page
      | if ($page | map(.Id)) - ($known | map(.Id)) == [] then "" else
        (.d.__next // if $name | contains("(") then "" else
          "\($name)?$format=json&$skip=\($known + $page | length)" end | sub("^.*/api/v1/"; "")),
        ($page[] | del(.DeployedBy, .CreatedBy, .ModifiedBy) | @json) end' answer >page || stop "$1: no list."
    page=$(head -n 1 page)
    sed 1d page >>list
  done
  cat list >>"$3"
}
list IntegrationRuntimeArtifacts MonitoringDataRead runtime
[ "$wanted" != all ] || list IntegrationPackages WorkspacePackagesRead packages
for name in $([ "$wanted" != all ] || jq -r '.Id | @uri' packages); do
  for kind in Integration ValueMapping MessageMapping ScriptCollection; do
    list "IntegrationPackages('$name')/${kind}DesigntimeArtifacts" WorkspacePackagesRead designtime
  done
done
for name in runtime packages designtime; do [ ! -f "$name" ] || jq -s "{$name: .}" "$name"; done |
  jq -s --arg tenant "$tenant" '{$tenant} + add' >"$output"
